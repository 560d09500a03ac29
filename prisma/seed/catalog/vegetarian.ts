import type { SeedRestaurant } from '../seed-restaurant'

export const vegetarian: SeedRestaurant[] = [
  {
    name: 'Field and Fennel',
    description:
      'Vegetables in the leading role, cooked by someone who used to run a steakhouse. Smoke, acid, crunch: you will not notice what is missing.',
    address: '177 Franklin Street, Brooklyn, NY, 11222',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 299,
    hours: '11:00-21:30',
    closing: '21:30',
    picture: 'vegetarian-1',
    stars: { mean: 4.5, reviews: 18 },
    menu: {
      appetizer: [
        ['Crispy Brussels Sprouts', 1050, 'sprouts', 'Fried twice, with lemon and a green herb dip.'],
        ['Beet and Goat Cheese Salad', 1195, 'beet-salad', 'Roasted beets, whipped goat cheese and candied walnuts.'],
      ],
      entree: [
        ['Mushroom Bourguignon', 1850, 'mushrooms', 'Whole mushrooms and pearl onions in a deep red sauce.'],
        ['Squash Ravioli', 1795, 'ravioli', 'Filled with roasted squash, in sage brown butter.'],
        ['Halloumi Burger', 1550, 'veggie-burger', 'Griddled cheese, peach relish and mint yogurt.'],
        ['Harvest Bowl', 1495, 'buddha-bowl', 'Sweet potato, lentils, kale and a soft egg.'],
      ],
      dessert: [
        ['Pear Crumble', 850, 'pear-crumble', 'Baked pears, oats and a jug of cream.'],
        ['Dark Chocolate Tart', 895, 'chocolate-cake', 'Bitter chocolate, olive oil and flaky salt.'],
      ],
      beverage: [
        ['Green Juice', 650, 'green-smoothie', 'Apple, cucumber, spinach and ginger.'],
        ['Elderflower Fizz', 550, 'lemon-soda', 'Elderflower, lemon and sparkling water.'],
      ],
    },
  },
  {
    name: 'Sprout Street Café',
    description:
      'Sandwiches, soups and grain bowls for people eating at their desks. Order before eleven and it is there at noon, still warm and without a plastic fork.',
    address: '58 Broad Street, New York, NY, 10004',
    priceLevel: 'INEXPENSIVE',
    minutes: 20,
    feeCents: 149,
    hours: '08:00-18:00',
    closing: '',
    picture: 'vegetarian-2',
    stars: { mean: 4.1, reviews: 12 },
    menu: {
      appetizer: [
        ['Carrot Ginger Soup', 625, 'carrot-soup', 'Sweet carrots, fresh ginger and toasted seeds.'],
        ['Kale Caesar', 850, 'caesar-salad', 'Massaged kale, capers and sourdough crumbs.'],
        ['Avocado Toast', 925, 'avocado-toast', 'Sourdough, lime, chili flakes and radish.'],
      ],
      entree: [
        ['Caprese Panini', 1050, 'tomato-sandwich', 'Mozzarella, tomato and pesto, pressed until crisp.'],
        ['Egg Salad Sandwich', 895, 'egg-sandwich', 'Soft eggs, dill and pickles on milk bread.'],
        ['Quinoa Power Bowl', 1195, 'grain-bowl', 'Quinoa, chickpeas, roasted broccoli and lemon tahini.'],
        ['Three Bean Chili', 995, 'black-dal', 'Smoky and thick, with cornbread on the side.'],
      ],
      dessert: [['Blueberry Muffin', 425, 'blueberry-muffin', 'More berries than muffin.']],
      beverage: [
        ['Oat Milk Latte', 495, 'latte', 'A double shot with steamed oat milk.'],
        ['Berry Smoothie', 695, 'berry-smoothie', 'Blueberries, banana and yogurt.'],
      ],
    },
  },
  {
    name: 'The Gilded Turnip',
    description:
      'A tasting menu without meat, by candlelight. Root vegetables are aged like cheese, and the bread course has its own following.',
    address: '14 Gramercy Park South, New York, NY, 10003',
    priceLevel: 'VERY_EXPENSIVE',
    minutes: 60,
    feeCents: 699,
    hours: '17:30-22:00',
    closing: '21:30',
    picture: 'vegetarian-3',
    stars: { mean: 3.5, reviews: 6 },
    menu: {
      appetizer: [
        ['Bread and Cultured Butter', 1200, 'bread-basket', 'Three loaves, smoked butter and pickled radish.'],
        ['Heirloom Tomato Tartare', 1900, 'tomato-salad', 'Dried, diced and dressed like its namesake.'],
      ],
      entree: [
        ['Salt Baked Turnip', 3200, 'roast-onion', 'Carved like a roast, with brown butter and walnut.'],
        ['Cauliflower Steak', 3000, 'cauliflower', 'Seared in spice butter with golden raisins.'],
        ['Truffle Risotto', 3800, 'mushroom-risotto', 'Aged rice, vegetable stock and shaved truffle.'],
        ['Eggplant Wellington', 3400, 'mushroom-pie', 'Smoked eggplant and chestnut in butter pastry.'],
      ],
      dessert: [
        ['Parsnip Cake', 1500, 'carrot-cake', 'Parsnip, white chocolate and hazelnut.'],
        ['Honeycomb Ice Cream', 1400, 'vanilla-ice-cream', 'With bee pollen and burnt honey.'],
      ],
      beverage: [
        ['Apple and Thyme', 1100, 'apple-cider', 'Clarified apple juice with thyme.'],
        ['Chamomile Infusion', 800, 'hot-tea', 'Whole flowers, honey on the side.'],
      ],
    },
  },
]
