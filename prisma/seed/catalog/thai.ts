import type { SeedRestaurant } from '../seed-restaurant'

export const thai: SeedRestaurant[] = [
  {
    name: 'Baan Malee',
    description:
      'Home-style Thai from Chiang Mai: curry pastes pounded in a stone mortar, herbs from the owner’s garden in summer, and a spice scale that means what it says.',
    address: '27 Woodside Avenue, Woodside, NY, 11377',
    priceLevel: 'MODERATE',
    minutes: 35,
    feeCents: 249,
    hours: '11:30-22:00',
    closing: '22:00',
    picture: 'thai-1',
    stars: { mean: 4.7, reviews: 28 },
    menu: {
      appetizer: [
        ['Chicken Satay', 925, 'satay', 'Turmeric skewers with warm peanut sauce and cucumber relish.'],
        ['Green Papaya Salad', 895, 'papaya-salad', 'Pounded with lime, palm sugar, peanuts and bird chilies.'],
      ],
      entree: [
        ['Green Curry', 1495, 'green-curry', 'Chicken, Thai eggplant and sweet basil in coconut milk.'],
        ['Khao Soi', 1595, 'khao-soi', 'Egg noodles in curried broth under a nest of crisp noodles.'],
        ['Pad Thai', 1450, 'pad-thai', 'Rice noodles, shrimp, tamarind and crushed peanuts.'],
        ['Holy Basil Chicken', 1395, 'basil-chicken', 'Minced chicken, chilies and basil with a fried egg on rice.'],
      ],
      dessert: [
        ['Mango Sticky Rice', 895, 'mango-sticky-rice', 'Ripe mango, warm coconut rice and toasted mung beans.'],
        ['Coconut Ice Cream', 650, 'coconut-ice-cream', 'Scooped into its shell with peanuts and palm seeds.'],
      ],
      beverage: [
        ['Thai Iced Tea', 475, 'thai-tea', 'Strong, orange and crowned with evaporated milk.'],
        ['Butterfly Pea Limeade', 525, 'butterfly-pea', 'Blue until you stir in the lime.'],
      ],
    },
  },
  {
    name: 'Tuk Tuk Canteen',
    description:
      'Bangkok street food from a kitchen the size of a parking space. Loud woks, paper lanterns, and noodles that arrive with their smoke still on.',
    address: '402 Ninth Avenue, New York, NY, 10001',
    priceLevel: 'INEXPENSIVE',
    minutes: 25,
    feeCents: 199,
    hours: '11:00-23:30',
    closing: '23:00',
    picture: 'thai-2',
    stars: { mean: 4.1, reviews: 23 },
    menu: {
      appetizer: [
        ['Fresh Spring Rolls', 650, 'summer-rolls', 'Rice paper, herbs, tofu and a peanut dip.'],
        ['Tom Yum Soup', 725, 'tom-yum', 'Shrimp, lemongrass and lime in a hot, clear broth.'],
        ['Fish Cakes', 750, 'fish-cakes', 'Bouncy red curry cakes with cucumber relish.'],
      ],
      entree: [
        ['Drunken Noodles', 1195, 'drunken-noodles', 'Wide noodles with chili, basil and plenty of wok smoke.'],
        ['Pad See Ew', 1150, 'pad-see-ew', 'Soy-charred noodles, egg and Chinese broccoli.'],
        [
          'Pineapple Fried Rice',
          1225,
          'pineapple-rice',
          'Cashews, raisins and curry powder, served with half a pineapple’s worth of fruit.',
        ],
        ['Red Curry with Tofu', 1095, 'red-curry', 'Bamboo, tofu and basil in a coconut red curry.'],
      ],
      dessert: [['Fried Banana', 575, 'plantains', 'Crisp sesame batter, honey and coconut flakes.']],
      beverage: [
        ['Lemongrass Iced Tea', 375, 'iced-tea', 'Steeped with pandan, lightly sweet.'],
        ['Young Coconut Water', 495, 'coconut-water', 'Straight from the coconut, with its soft flesh.'],
      ],
    },
  },
  {
    name: 'Lotus and Lime',
    description:
      'Royal Thai recipes, quietly updated. Carved vegetables, delicate curries and a wine-bar hush; come for an anniversary or pretend it is one.',
    address: '58 West Randolph Street, Chicago, IL, 60601',
    timeZone: 'America/Chicago',
    priceLevel: 'EXPENSIVE',
    minutes: 45,
    feeCents: 449,
    hours: '16:00-22:00',
    closing: '21:30',
    picture: 'thai-3',
    stars: { mean: 4.4, reviews: 7 },
    menu: {
      appetizer: [
        ['Golden Prawn Parcels', 1500, 'tempura', 'Prawns wrapped in crisp noodles with plum sauce.'],
        ['Pomelo Salad', 1400, 'papaya-salad', 'Pomelo, toasted coconut, shallot and mint.'],
      ],
      entree: [
        ['Massaman Beef', 2800, 'stew', 'Short rib in a mild curry with potato and star anise.'],
        ['Crab Fried Rice', 2600, 'fried-rice', 'Lump crab, egg and scallion with chili fish sauce.'],
        ['Tamarind Duck', 3200, 'roast-duck', 'Crisp duck breast, tamarind glaze and fried shallots.'],
        [
          'Jungle Curry Vegetables',
          2200,
          'vegetable-curry',
          'No coconut, no mercy: green peppercorn, krachai and wild herbs.',
        ],
      ],
      dessert: [
        ['Pandan Panna Cotta', 1000, 'pandan-pudding', 'Set coconut cream with pandan and salted palm caramel.'],
        ['Jackfruit Sorbet', 900, 'mango-sorbet', 'Perfumed, golden and finished with lime zest.'],
      ],
      beverage: [
        ['Ginger Honey Tea', 650, 'ginger-tea', 'Fresh ginger pressed into hot honey water.'],
        ['Lychee Rose Cooler', 800, 'lychee-soda', 'Lychee, rosewater and soda over pebble ice.'],
      ],
    },
  },
]
