import type { SeedRestaurant } from '../seed-restaurant'

export const greek: SeedRestaurant[] = [
  {
    name: 'Taverna Kalliope',
    description:
      'Blue chairs, lemon trees in oil cans and an owner who insists you have not eaten enough. Recipes from the island of Naxos, portions from nowhere in particular.',
    address: '31 Ditmars Boulevard, Astoria, NY, 11105',
    priceLevel: 'MODERATE',
    minutes: 35,
    feeCents: 299,
    hours: '12:00-23:00',
    closing: '22:30',
    picture: 'greek-1',
    stars: { mean: 4.6, reviews: 24 },
    menu: {
      appetizer: [
        ['Tzatziki and Pita', 795, 'tzatziki', 'Thick yogurt, garlic and cucumber with grilled pita.'],
        ['Spanakopita', 850, 'spinach-pie', 'Spinach, dill and feta between crackling sheets of filo.'],
        ['Village Salad', 1095, 'greek-salad', 'Tomato, cucumber, olives and a slab of feta. No lettuce, ever.'],
      ],
      entree: [
        ['Moussaka', 1795, 'lasagna', 'Eggplant, spiced lamb and a tall, browned béchamel.'],
        ['Pork Souvlaki', 1650, 'kebab', 'Two skewers, lemon potatoes and a heap of oregano.'],
        ['Lamb Kleftiko', 2250, 'lamb', 'Sealed in paper with potatoes, garlic and lemon until it falls apart.'],
      ],
      dessert: [
        ['Honey Puffs', 750, 'honey-puffs', 'Hot dough puffs drenched in thyme honey and walnuts.'],
        ['Galaktoboureko', 725, 'egg-tart', 'Semolina custard baked in syrupy filo.'],
      ],
      beverage: [
        ['Iced Frappé', 425, 'frappe', 'Shaken coffee with a foam you can stand a straw in.'],
        ['Mountain Tea', 375, 'hot-tea', 'Wild herbs from the slopes of Olympus.'],
      ],
    },
  },
  {
    name: 'Gyro Republic',
    description: 'Shaved to order, wrapped tight, eaten over the paper. Fast, generous and open until the clubs empty.',
    address: '120 MacDougal Street, New York, NY, 10012',
    priceLevel: 'INEXPENSIVE',
    minutes: 20,
    feeCents: 149,
    hours: '11:00-02:00',
    closing: '01:30',
    picture: 'greek-2',
    stars: { mean: 3.7, reviews: 22 },
    menu: {
      appetizer: [
        ['Feta Fries', 650, 'loaded-fries', 'Hand-cut fries, crumbled feta and oregano.'],
        ['Lemon Chicken Soup', 595, 'chicken-soup', 'Rice, egg and lemon in a velvety chicken broth.'],
      ],
      entree: [
        ['Pork Gyro Wrap', 995, 'gyro', 'Crisp shaved pork, tomato, onion, tzatziki and two fries inside.'],
        ['Chicken Gyro Plate', 1250, 'shawarma', 'With salad, pita and far too much sauce.'],
        ['Halloumi Wrap', 950, 'falafel-wrap', 'Griddled cheese, roasted pepper and mint.'],
        ['Bifteki Burger', 1095, 'cheeseburger', 'Greek spiced patty stuffed with feta.'],
        ['Gyro Bowl', 1195, 'grill-bowl', 'All of it over rice, for people with forks.'],
      ],
      dessert: [['Walnut Baklava', 495, 'baklava', 'Walnut, cinnamon and clove, one sticky square.']],
      beverage: [
        ['Sour Cherry Drink', 350, 'cherry-soda', 'A spoon of sour cherries and cold water.'],
        ['Lemon Soda', 325, 'lemon-soda', 'Sharp, Greek and gone quickly.'],
      ],
    },
  },
  {
    name: 'Santorini Blue',
    description:
      'Seafood on a whitewashed terrace, delivered. Octopus is dried in the sun on the fire escape; the neighbors have stopped complaining since they tasted it.',
    address: '780 Ocean Avenue, Santa Monica, CA, 90402',
    timeZone: 'America/Los_Angeles',
    priceLevel: 'EXPENSIVE',
    minutes: 50,
    feeCents: 549,
    hours: '12:00-22:00',
    closing: '21:00',
    picture: 'greek-3',
    stars: { mean: 4.3, reviews: 5 },
    menu: {
      appetizer: [
        ['Fava Santorini', 1150, 'hummus', 'Yellow split peas, capers and caramelized onion.'],
        ['Saganaki', 1300, 'fried-cheese', 'Pan-fried cheese with lemon and honey.'],
      ],
      entree: [
        ['Grilled Octopus', 2800, 'octopus', 'Charred tentacle, white beans and red wine vinegar.'],
        ['Shrimp Saganaki', 2600, 'garlic-shrimp', 'Shrimp baked in tomato, ouzo and feta.'],
        ['Whole Grilled Dorade', 3400, 'white-fish', 'Over charcoal with lemon, oil and greens.'],
        ['Lobster Pasta', 3800, 'seafood-pasta', 'Half a lobster, tomato, basil and long pasta.'],
      ],
      dessert: [
        ['Greek Yogurt with Walnuts', 950, 'honey-yogurt', 'Sheep yogurt, walnuts and chestnut honey.'],
        ['Orange Filo Pie', 1050, 'honey-cake', 'Torn filo baked in orange custard and soaked in syrup.'],
      ],
      beverage: [
        ['Cucumber Mint Water', 500, 'mint-lemonade', 'Still water, cucumber, mint and a little salt.'],
        ['Pink Grapefruit Soda', 600, 'pink-lemonade', 'Fresh grapefruit with a bitter edge.'],
      ],
    },
  },
]
