import type { SeedRestaurant } from '../seed-restaurant'

export const mediterranean: SeedRestaurant[] = [
  {
    name: 'Olive and Ember',
    description:
      'Charcoal, lemon and very good olive oil. Meze for the middle of the table, skewers off the coals, and flatbread that is still puffing when the lid goes on.',
    address: '154 Atlantic Avenue, Brooklyn, NY, 11201',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 299,
    hours: '11:00-22:30',
    closing: '22:30',
    picture: 'mediterranean-1',
    owner: 'Leo',
    stars: { mean: 4.5, reviews: 25 },
    menu: {
      appetizer: [
        ['Silky Hummus', 795, 'hummus', 'Whipped chickpeas, tahini and a pool of green olive oil.'],
        ['Crisp Falafel', 750, 'falafel', 'Six herb-green fritters with tahini and pickled turnip.'],
      ],
      entree: [
        ['Lamb Kofta Skewers', 1750, 'kebab', 'Minced lamb with parsley and sumac onions over rice.'],
        ['Chicken Shawarma Plate', 1595, 'shawarma', 'Spit-roasted chicken, garlic sauce, pickles and warm pita.'],
        ['Charred Eggplant', 1395, 'eggplant', 'Whole eggplant from the embers with tahini and pomegranate.'],
        ['Stuffed Peppers', 1450, 'stuffed-peppers', 'Rice, herbs and pine nuts baked in sweet red peppers.'],
      ],
      dessert: [
        ['Pistachio Baklava', 695, 'baklava', 'Forty layers of filo, pistachio and orange blossom syrup.'],
        ['Orange Semolina Cake', 625, 'honey-cake', 'Soaked in citrus syrup, served with yogurt.'],
      ],
      beverage: [
        ['Mint Lemonade', 475, 'mint-lemonade', 'A whole bunch of mint, blended with lemon and ice.'],
        ['Mint Tea', 375, 'green-tea', 'Green tea and fresh mint, poured sweet.'],
      ],
    },
  },
  {
    name: 'Haifa Street Kitchen',
    description:
      'Pita pockets built to the edge of structural failure. Everything is grilled, shaved or fried in front of you, and the pickle bar is free, which may be a mistake.',
    address: '33 Saint Nicholas Avenue, New York, NY, 10026',
    priceLevel: 'INEXPENSIVE',
    minutes: 20,
    feeCents: 149,
    hours: '10:00-22:00',
    closing: '',
    picture: 'mediterranean-2',
    stars: { mean: 4.3, reviews: 15 },
    menu: {
      appetizer: [
        ['Red Lentil Soup', 550, 'lentil-soup', 'Cumin, lemon and a swirl of chili butter.'],
        ['Fattoush', 725, 'chopped-salad', 'Tomato, cucumber, radish and shards of toasted pita.'],
        ['Sumac Fries', 495, 'fries', 'Hot fries with sumac salt and garlic dip.'],
      ],
      entree: [
        ['Falafel Pita', 950, 'falafel-wrap', 'Five falafel, tahini, cabbage and hot sauce, somehow closed.'],
        ['Chicken Pita', 1095, 'gyro', 'Grilled thigh, hummus, pickles and fried eggplant.'],
        ['Sabich', 925, 'sabich', 'Eggplant, brown egg, potato and mango pickle in a soft pita.'],
        ['Mixed Grill Bowl', 1295, 'grill-bowl', 'Chicken, kofta and grilled vegetables over turmeric rice.'],
      ],
      dessert: [['Halva Cookie', 395, 'cookies', 'Chewy tahini cookie with dark chocolate.']],
      beverage: [
        ['Pomegranate Juice', 525, 'hibiscus', 'Pressed from whole fruit, nothing added.'],
        ['Turkish Coffee', 325, 'espresso', 'Thick, cardamom-scented, grounds at the bottom.'],
      ],
    },
  },
  {
    name: 'Azure Terrace',
    description:
      'A long lunch on the Riviera, in a box: grilled fish, shaved fennel, saffron broths and lemon in nearly everything. Wear linen if you like.',
    address: '500 West 21st Street, New York, NY, 10011',
    priceLevel: 'EXPENSIVE',
    minutes: 45,
    feeCents: 499,
    hours: '12:00-22:00',
    closing: '',
    picture: 'mediterranean-3',
    stars: { mean: 4.0, reviews: 6 },
    menu: {
      appetizer: [
        ['Grilled Calamari', 1650, 'calamari', 'Tender rings with chili, lemon and white beans.'],
        ['Whipped Feta', 1250, 'tzatziki', 'Feta and yogurt with honey, thyme and warm bread.'],
      ],
      entree: [
        ['Branzino with Fennel', 3400, 'white-fish', 'Whole sea bass, boned, with shaved fennel and salsa verde.'],
        [
          'Saffron Seafood Stew',
          3200,
          'seafood-stew',
          'Mussels, shrimp and cod in tomato and saffron, rouille on toast.',
        ],
        ['Lamb Tagine', 2900, 'stew', 'Shoulder braised with apricot, almond and preserved lemon.'],
        ['Lemon Orzo', 2300, 'yellow-rice', 'Orzo with artichoke, peas, mint and ricotta salata.'],
      ],
      dessert: [
        ['Lemon Olive Oil Cake', 1050, 'honey-cake', 'Damp, fragrant and served with crème fraîche.'],
        ['Fig and Honey Yogurt', 950, 'honey-yogurt', 'Strained yogurt, roasted figs and thyme honey.'],
      ],
      beverage: [
        ['Rosemary Grapefruit Soda', 700, 'blood-orange-soda', 'Pink grapefruit, rosemary and tonic.'],
        ['Sparkling Water', 500, 'sparkling-water', 'A large bottle, with cucumber and lemon.'],
      ],
    },
  },
]
