import type { SeedRestaurant } from '../seed-restaurant'

export const caribbean: SeedRestaurant[] = [
  {
    name: 'Pimento Yard',
    description:
      'Jerk the slow way: pimento wood, oil drums and a marinade that sits for two days. The music is loud and the plantains are free on Fridays.',
    address: '1150 Nostrand Avenue, Brooklyn, NY, 11225',
    priceLevel: 'INEXPENSIVE',
    minutes: 35,
    feeCents: 199,
    hours: '11:00-23:00',
    closing: '23:00',
    picture: 'caribbean-1',
    stars: { mean: 4.6, reviews: 29 },
    menu: {
      appetizer: [
        ['Beef Patties', 450, 'empanadas', 'Flaky turmeric pastry with a peppery filling.'],
        ['Fried Plantains', 475, 'plantains', 'Ripe, sweet and dark at the edges.'],
      ],
      entree: [
        ['Jerk Chicken', 1395, 'jerk-chicken', 'Quarter chicken, smoked and chopped, with rice and peas.'],
        ['Curry Goat', 1595, 'goat-curry', 'Bone-in goat, scotch bonnet and potato.'],
        ['Braised Oxtail', 1895, 'stew', 'Butter beans, thyme and a gravy to fight over.'],
        ['Coconut Rice and Peas', 695, 'rice-and-peas', 'Kidney beans, coconut milk and allspice.'],
      ],
      dessert: [
        ['Rum Cake', 625, 'chocolate-cake', 'Dark fruit soaked for months, the alcohol long baked away.'],
        ['Coconut Drops', 395, 'energy-bites', 'Ginger, brown sugar and chunks of coconut.'],
      ],
      beverage: [
        ['Sorrel', 425, 'hibiscus', 'Hibiscus, ginger and clove, very red.'],
        ['Island Ginger Beer', 395, 'ginger-beer', 'Brewed here and hot enough to cough.'],
      ],
    },
  },
  {
    name: 'Havana Social',
    description:
      'Cuban plates and pressed sandwiches, old boleros on the radio, and coffee that will carry you to Thursday.',
    address: '238 Mulberry Street, New York, NY, 10012',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 299,
    hours: '11:00-22:30',
    closing: '22:30',
    picture: 'caribbean-2',
    stars: { mean: 4.2, reviews: 17 },
    menu: {
      appetizer: [
        ['Chicken Empanadas', 850, 'empanadas', 'Three hand pies with garlic mojo.'],
        ['Tostones', 650, 'plantains', 'Twice-smashed green plantain with lime salt.'],
        ['Yuca Fries', 695, 'fries', 'Fluffy inside, with cilantro dip.'],
      ],
      entree: [
        ['Cuban Sandwich', 1395, 'club-sandwich', 'Roast pork, ham, Swiss and pickles, pressed flat.'],
        ['Ropa Vieja', 1795, 'bulgogi', 'Shredded beef, peppers, rice and black beans.'],
        ['Mojo Roast Pork', 1695, 'ribs', 'Citrus, garlic and crackling skin.'],
      ],
      dessert: [
        ['Guava Pastelitos', 575, 'turnover', 'Puff pastry, guava and cream cheese.'],
        ['Coconut Flan', 650, 'flan', 'Dense, silky and dripping with caramel.'],
      ],
      beverage: [
        ['Café con Leche', 395, 'latte', 'Sweet espresso and scalded milk.'],
        ['Mojito without Rum', 625, 'mint-lemonade', 'Lime, mint, cane sugar and soda.'],
      ],
    },
  },
  {
    name: 'Trini Doubles Cart',
    description:
      'A cart with a following. Soft bara, curried chickpeas, a spoon of pepper sauce: slight, medium or plenty. Choose slight the first time.',
    address: '104 Liberty Avenue, Richmond Hill, NY, 11419',
    priceLevel: 'INEXPENSIVE',
    minutes: 25,
    feeCents: 149,
    hours: '07:00-20:00',
    closing: '20:00',
    picture: 'caribbean-3',
    stars: { mean: 4.8, reviews: 13 },
    menu: {
      appetizer: [
        ['Doubles', 395, 'doubles', 'Two bara, chickpeas, tamarind and cucumber.'],
        ['Fish Fritters', 525, 'fish-cakes', 'Salt cod, scallion and a hint of scotch bonnet.'],
      ],
      entree: [
        ['Chicken Roti', 1195, 'roti', 'Curried chicken and potato wrapped in soft dhalpuri.'],
        ['Chickpea Roti', 995, 'chana-masala', 'Channa, pumpkin and mango chutney.'],
        ['Pelau', 1095, 'rice-and-peas', 'Rice, pigeon peas and chicken browned in sugar.'],
        ['Bake and Shark Style Fish', 1150, 'fish-sandwich', 'Fried fish, fried bread, every sauce on the cart.'],
      ],
      dessert: [
        ['Sweet Bread', 425, 'banana-bread', 'Coconut loaf with cherries and raisins.'],
        ['Tamarind Balls', 250, 'energy-bites', 'Sour, sweet and rolled in sugar.'],
      ],
      beverage: [
        ['Mauby', 350, 'tamarind', 'Bittersweet bark tea, an acquired and then permanent taste.'],
        ['Peanut Punch', 450, 'horchata', 'Peanut butter, milk and nutmeg, blended thick.'],
      ],
    },
  },
]
