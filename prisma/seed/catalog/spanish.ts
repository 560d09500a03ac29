import type { SeedRestaurant } from '../seed-restaurant'

export const spanish: SeedRestaurant[] = [
  {
    name: 'Bodega del Sol',
    description:
      'Tapas as they are in Seville: a small plate, a quick chat, then another. Ham is carved by hand and the tortilla is runny in the middle on purpose.',
    address: '47 West 17th Street, New York, NY, 10011',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 349,
    hours: '12:00-23:30',
    closing: '23:00',
    picture: 'spanish-1',
    stars: { mean: 4.4, reviews: 19 },
    menu: {
      appetizer: [
        ['Patatas Bravas', 850, 'potatoes', 'Crisp potatoes, smoky tomato sauce and garlic aioli.'],
        ['Ham Croquettes', 950, 'mozzarella-sticks', 'Six crisp shells around a molten ham béchamel.'],
        ['Tomato Bread', 650, 'bruschetta', 'Toasted bread rubbed with garlic and ripe tomato.'],
      ],
      entree: [
        ['Potato Tortilla', 1295, 'tortilla-espanola', 'Eggs, potatoes and slow onions, soft in the center.'],
        ['Garlic Shrimp', 1695, 'garlic-shrimp', 'Sizzling in olive oil with dried chili and plenty of garlic.'],
        ['Chicken Paella', 1850, 'paella', 'Saffron rice, chicken, green beans and a crisp bottom.'],
      ],
      dessert: [
        ['Crema Catalana', 775, 'flan', 'Cinnamon and lemon custard under burnt sugar.'],
        ['Churros con Chocolate', 795, 'churros', 'Thin churros and chocolate thick enough to stand in.'],
      ],
      beverage: [
        ['Sangria without Alcohol', 650, 'hibiscus', 'Red grape, orange, peach and cinnamon.'],
        ['Tiger Nut Horchata', 525, 'horchata', 'The Valencian original, cold and nutty.'],
      ],
    },
  },
  {
    name: 'Arroz y Humo',
    description:
      'Rice cooked over vine cuttings, as in the villages behind Valencia. One pan, one layer of grains, and a fight over the crust at the bottom.',
    address: '318 Bleecker Street, New York, NY, 10014',
    priceLevel: 'EXPENSIVE',
    minutes: 60,
    feeCents: 499,
    hours: '13:00-22:30',
    closing: '22:00',
    picture: 'spanish-2',
    stars: { mean: 4.7, reviews: 14 },
    menu: {
      appetizer: [
        ['Andalusian Gazpacho', 1100, 'tomato-soup', 'Cold tomato, cucumber and sherry vinegar, very smooth.'],
        ['Padrón Peppers', 1200, 'padron-peppers', 'Blistered and salted. One in ten is hot.'],
      ],
      entree: [
        ['Seafood Paella', 3200, 'seafood-paella', 'Mussels, prawns and squid on saffron rice.'],
        ['Black Rice with Squid', 3000, 'black-rice', 'Squid ink, cuttlefish and a spoon of aioli.'],
        ['Vegetable Paella', 2600, 'vegetable-paella', 'Artichokes, peppers and broad beans, smoked paprika.'],
        ['Iberian Pork Shoulder', 3600, 'ribs', 'Grilled pink, with charred leeks and romesco.'],
      ],
      dessert: [
        ['Burnt Cheesecake', 1200, 'cheesecake', 'From the Basque coast: dark outside, cream inside.'],
        ['Almond Tart', 1100, 'pecan-pie', 'Almond, lemon zest and a dusting of sugar.'],
      ],
      beverage: [
        ['White Grape Spritz', 800, 'grape-spritz', 'Verjus, white grape and rosemary over ice.'],
        ['Cortado', 450, 'latte', 'Espresso cut with the same amount of warm milk.'],
      ],
    },
  },
  {
    name: 'La Esquina Vasca',
    description:
      'Pintxos on toothpicks, lined up along the bar and packed into long boxes. Order five, count the sticks, order three more.',
    address: '90 Washington Street, Hoboken, NJ, 07030',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 249,
    hours: '12:00-22:00',
    closing: '22:00',
    picture: 'spanish-3',
    stars: { mean: 3.6, reviews: 8 },
    menu: {
      appetizer: [
        ['Gilda Skewers', 750, 'olives', 'Anchovy, olive and pickled pepper: the first pintxo, still the best.'],
        ['Manchego and Quince', 1050, 'cheese-plate', 'Aged sheep cheese with quince paste and walnuts.'],
      ],
      entree: [
        ['Pintxo Sampler', 1950, 'bruschetta', 'Eight little toasts, whatever the bar holds today.'],
        ['Chorizo in Cider', 1450, 'chorizo', 'Simmered in cider until sticky, bread for the juices.'],
        ['Hake in Green Sauce', 2200, 'white-fish', 'Hake, clams and parsley in a light sauce.'],
        ['Stuffed Piquillo Peppers', 1550, 'stuffed-peppers', 'Filled with salt cod and baked in their own sauce.'],
      ],
      dessert: [
        ['Rice Pudding', 650, 'rice-pudding', 'Slow-cooked with lemon and burnt sugar on top.'],
        [
          'Chocolate and Olive Oil Toast',
          695,
          'chocolate-toast',
          'Dark chocolate, sea salt and green oil on warm bread.',
        ],
      ],
      beverage: [
        ['Sparkling Apple Must', 575, 'apple-cider', 'Pressed apples, sharp and lightly fizzy.'],
        ['Iced Lemon Coffee', 475, 'iced-coffee', 'Espresso over ice with a strip of lemon.'],
      ],
    },
  },
]
