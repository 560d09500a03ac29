import type { Cuisine } from '@/lib/domain/catalog'

type NameParts = { first: readonly string[]; last: readonly string[] }

const parts = (first: string, last: string): NameParts => ({ first: first.split(', '), last: last.split(', ') })

/** What generated restaurants are called, by cuisine. */
export const NAMES: Record<Cuisine, NameParts> = {
  American: parts(
    'Maple, Union, Liberty, Old Mill, Redwood, Prairie, Blue Ridge, Hudson, Copper, Main Street, Lantern, Iron Skillet',
    'Grill, Diner, Tavern, Kitchen, Smokehouse, Chophouse, Supper Club, Counter, Canteen, Roadhouse',
  ),
  Chinese: parts(
    'Golden, Jade, Red Lantern, Bamboo, Dragon, Silk Road, Harbor, Plum Blossom, Imperial, Mandarin, Lotus, Peony',
    'Garden, Palace, Wok, Dumpling House, Noodle Bar, Pavilion, Kitchen, Teahouse, Express, Court',
  ),
  Italian: parts(
    'Bella, Nonna Rosa, San Marco, Portofino, Il Forno, Via Roma, Sorella, Amalfi, Little Siena, Cugino, Vesuvio, Olivia',
    'Trattoria, Osteria, Pasta Bar, Cucina, Ristorante, Enoteca, Table, Tavola, Kitchen, Caffè',
  ),
  Japanese: parts(
    'Sakura, Kaede, Nami, Hoshi, Tsuki, Umi, Hana, Kumo, Yama, Aki, Ginza, Momiji',
    'Sushi, Ramen, Izakaya, Bento, Udon, Robata, Kitchen, Donburi, Omakase, Tempura Bar',
  ),
  Mexican: parts(
    'Casa, El Sol, La Luna, Agave, Oaxaca, Tres Hermanos, Azul, Doña Elena, El Jardín, Maguey, Frida, La Palma',
    'Cantina, Taquería, Cocina, Comal, Tortillería, Mercado, Grill, Antojitos, Kitchen, Fonda',
  ),
  Indian: parts(
    'Saffron, Bombay, Lotus, Royal Bengal, Masala, Taj, Punjab, Cardamom, Monsoon, Peacock, Chowpatty, Malabar',
    'Kitchen, Tandoor, Curry House, Bhavan, Dhaba, Spice Room, Thali, Biryani Co, Table, Grill',
  ),
  Thai: parts(
    'Siam, Lemongrass, Bangkok, Chiang Mai, Basil, Orchid, Mango Tree, Elephant, Andaman, Coconut, Ploy, Mali',
    'Kitchen, Thai, Noodle Bar, Street Food, Garden, Table, Curry House, Canteen, Bistro, Wok',
  ),
  Mediterranean: parts(
    'Cedar, Olive Branch, Levant, Citrus, Sumac, Aleppo, Blue Coast, Saffron, Fig Tree, Byblos, Azure, Thyme',
    'Grill, Table, Meze, Kitchen, Terrace, Market, House, Garden, Bakery, Kebab',
  ),
  Korean: parts(
    'Seoul, Busan, Hanok, Kimchi, Jeju, Gangnam, Moon Jar, Namsan, Arirang, Dolsot, Han River, Sesame',
    'Kitchen, Barbecue, Chicken, Table, House, Pocha, Stone Bowl, Grill, Noodles, Spoon',
  ),
  Vietnamese: parts(
    'Saigon, Hanoi, Lotus, Mekong, Pho, Lemongrass, Hue, Red River, Bamboo, Little Hoi An, Green Papaya, Lantern',
    'Kitchen, Noodle House, Street, Garden, Corner, Bistro, Bowl, Café, Table, Station',
  ),
  Greek: parts(
    'Olympia, Santorini, Blue Door, Athena, Delphi, Naxos, Poseidon, Ithaca, Kalamata, Mykonos, Zorba, Aegean',
    'Taverna, Grill, Souvlaki, Kitchen, Ouzeri, Gyro House, Table, Estiatorio, Meze, Yeeros',
  ),
  Spanish: parts(
    'Sevilla, La Rambla, Don Quijote, Mar y Sol, El Olivo, Granada, Azafrán, La Plaza, Barceloneta, Toledo, Flamenco, Rioja',
    'Tapas, Bodega, Taberna, Cocina, Paella House, Mesón, Mercado, Table, Bar, Asador',
  ),
  Seafood: parts(
    'Harbor, Anchor, Salty Dog, Tidewater, Lighthouse, Captain’s, Blue Fin, Old Pier, Driftwood, Pearl, Cape, Mariner',
    'Oyster Bar, Fish House, Crab Shack, Grill, Raw Bar, Catch, Chowder House, Galley, Seafood, Dock',
  ),
  Pizza: parts(
    'Brick Oven, Napoli, Corner, Wild Yeast, Two Brothers, Mozza, Rosso, Slice of Heaven, Stone, Basil, Big Tony’s, Ember',
    'Pizza, Pizzeria, Slice Shop, Pies, Pizza Kitchen, Apizza, Pizza Bar, Forno, Pizza Co, Pie House',
  ),
  Vegetarian: parts(
    'Green Leaf, Garden, Sprout, Wild Carrot, Fennel, Harvest, Turnip, Meadow, Golden Beet, Four Seasons, Acorn, Sage',
    'Kitchen, Table, Café, Bistro, Larder, Bowl, Canteen, Pantry, Deli, House',
  ),
  Vegan: parts(
    'Kind, Root, Plant, Herb, Good Karma, Evergreen, Seed, Moss, Clover, Verdant, Wild Fern, Bloom',
    'Kitchen, Eatery, Table, Café, Bowl, Bistro, Bar, Burger, Garden, Diner',
  ),
  Breakfast: parts(
    'Sunrise, Morning Glory, Early Bird, Golden Yolk, Maple, First Light, Rooster, Buttermilk, Daybreak, Honeybee, Daily, Marigold',
    'Café, Diner, Pancake House, Griddle, Bakery, Waffles, Brunch, Kitchen, Coffee, Breakfast Club',
  ),
  'Fast Food': parts(
    'Speedy, Turbo, Rocket, Happy, Express, Route Nine, Quick Bite, Neon, Drive In, Dash, Lucky, Zoom',
    'Burger, Chicken, Dogs, Fries, Grill, Wings, Sandwiches, Shake Shop, Nuggets, Stand',
  ),
  Caribbean: parts(
    'Island, Kingston, Palm, Calypso, Coral, Montego, Pimento, Trinidad, Mango, Blue Mountain, Sunset, Reggae',
    'Jerk, Kitchen, Grill, Roti Shop, Spice, Flavors, Patty House, Table, Café, Shack',
  ),
  'Soul Food': parts(
    'Mama Jo’s, Big Mabel’s, Magnolia, Bayou, Sweet Georgia, Delta, Auntie’s, Cotton Row, Savannah, Hattie’s, Peach, Gospel',
    'Kitchen, Table, Soul Food, Fish Fry, Chicken, Supper, Smokehouse, Diner, Home Cooking, Skillet',
  ),
}

/** Two sentences of a generated description. */
export const DESCRIPTIONS = {
  cooking: [
    'Family recipes, cooked in small batches and never rushed.',
    'A short menu that changes with what the market has that morning.',
    'Everything is made here, from the bread to the last drop of sauce.',
    'Bold flavors from an open kitchen where the cooks sing along to the radio.',
    'Old favorites done carefully, and a few surprises for regulars.',
    'A neighborhood kitchen known for big portions and bigger flavors.',
    'Fire, fresh herbs and a chef who tastes everything twice.',
    'Honest home cooking by people who would eat here themselves.',
  ],
  manner: [
    'Packed with care, so it arrives the way it left the pan.',
    'Order early on Fridays: the specials go first.',
    'Most of the staff have been here since the doors opened.',
    'Ask for the sauce of the week; it is always worth it.',
    'Good for one, better for a table of six.',
    'Come hungry and leave room for dessert.',
    'Friendly to every kind of eater, and glad to adjust a dish.',
    'The line at lunch moves fast, and delivery is faster.',
  ],
}

/** Streets and places of generated addresses. */
export const STREETS = [
  'Oak Street',
  'Maple Avenue',
  'Washington Street',
  'Cedar Lane',
  'Park Avenue',
  'Bergen Street',
  'Lafayette Street',
  'Prospect Place',
  'Franklin Avenue',
  'Hudson Street',
  'Grove Street',
  'Madison Street',
  'River Road',
  'Greenwich Avenue',
  'Union Street',
  'Willow Avenue',
] as const

export const PLACES = [
  'New York, NY, 10012',
  'New York, NY, 10025',
  'New York, NY, 10036',
  'Brooklyn, NY, 11201',
  'Brooklyn, NY, 11215',
  'Brooklyn, NY, 11238',
  'Astoria, NY, 11103',
  'Flushing, NY, 11354',
  'Bronx, NY, 10452',
  'Jersey City, NJ, 07302',
  'Hoboken, NJ, 07030',
  'Newark, NJ, 07102',
  'Yonkers, NY, 10701',
  'White Plains, NY, 10601',
] as const
