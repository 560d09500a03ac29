import type { SeedRestaurant } from '../seed-restaurant'

export const american: SeedRestaurant[] = [
  {
    name: 'The Copper Griddle',
    description:
      'A corner diner that takes burgers seriously: beef ground every morning, potato rolls from the bakery next door, and fries that are cut by hand and cooked twice.',
    address: '214 Court Street, Brooklyn, NY, 11201',
    priceLevel: 'MODERATE',
    minutes: 25,
    feeCents: 299,
    hours: '11:00-23:00',
    closing: '23:00',
    picture: 'american-1',
    owner: 'Mia',
    stars: { mean: 4.6, reviews: 38 },
    menu: {
      appetizer: [
        ['Buffalo Wings', 1195, 'wings', 'Eight crisp wings in cayenne butter, with blue cheese dip and celery.'],
        ['Loaded Fries', 950, 'loaded-fries', 'Twice-cooked fries under melted cheddar, smoked bacon and chives.'],
      ],
      entree: [
        ['Griddle Burger', 1450, 'cheeseburger', 'Two smashed patties, American cheese, pickles and our pink sauce.'],
        [
          'Bacon Jam Burger',
          1650,
          'bacon-burger',
          'Thick patty with sharp cheddar and a jam of bacon, onion and bourbon vinegar.',
        ],
        [
          'Hot Honey Chicken Sandwich',
          1525,
          'chicken-sandwich',
          'Buttermilk thigh, fried to order, slaw and hot honey.',
        ],
        [
          'Skillet Mac and Cheese',
          1395,
          'mac-and-cheese',
          'Three cheeses and a crust of toasted crumbs, still bubbling.',
        ],
      ],
      dessert: [
        ['Warm Apple Pie', 795, 'apple-pie', 'Tart apples in a butter crust, with a scoop of vanilla on the side.'],
        ['Fudge Brownie', 695, 'brownie', 'Dark, dense and a little salty, the way a brownie should be.'],
      ],
      beverage: [
        [
          'Vanilla Milkshake',
          725,
          'milkshake',
          'Three scoops of custard ice cream and just enough milk to get it up the straw.',
        ],
        ['House Lemonade', 450, 'lemonade', 'Pressed each morning and only mildly sweet.'],
      ],
    },
  },
  {
    name: 'Blue Plate Social',
    description:
      'Comfort cooking from the middle of the country, served on mismatched china. The meatloaf recipe belonged to the owner’s aunt and has not been touched since 1974.',
    address: '88 Bedford Avenue, Brooklyn, NY, 11211',
    priceLevel: 'INEXPENSIVE',
    minutes: 35,
    feeCents: 199,
    hours: '10:00-22:00',
    closing: '22:00',
    picture: 'american-2',
    stars: { mean: 4.2, reviews: 21 },
    menu: {
      appetizer: [
        ['Tomato Soup', 695, 'tomato-soup', 'Roasted tomatoes, a spoon of cream and a grilled crust for dipping.'],
        ['Deviled Eggs', 650, 'deviled-eggs', 'Six halves with mustard, smoked paprika and crisp shallots.'],
        ['Wedge Salad', 825, 'green-salad', 'Iceberg, bacon, cherry tomatoes and a generous buttermilk ranch.'],
      ],
      entree: [
        ['Sunday Meatloaf', 1295, 'meatloaf', 'Glazed with ketchup and brown sugar, over mashed potatoes and gravy.'],
        [
          'Roast Half Chicken',
          1450,
          'roast-chicken',
          'Brined overnight, roasted hard, with pan juices and green beans.',
        ],
        ['Turkey Club', 1195, 'club-sandwich', 'Three slices of toast, roast turkey, bacon, tomato and mayonnaise.'],
        [
          'Grilled Cheese',
          950,
          'grilled-cheese',
          'Cheddar and fontina on sourdough, griddled in butter until it crackles.',
        ],
      ],
      dessert: [
        ['Banana Pudding', 595, 'banana-pudding', 'Vanilla custard, ripe bananas and wafers gone properly soft.'],
      ],
      beverage: [
        ['Sweet Iced Tea', 325, 'iced-tea', 'Black tea brewed strong, sweetened warm and poured over plenty of ice.'],
        ['Root Beer Float', 575, 'frappe', 'Draft root beer with two scoops of vanilla ice cream.'],
      ],
    },
  },
  {
    name: 'Hearth and Harrow',
    description:
      'A wood-fired grill with a farm behind it. Steaks are dry-aged for 35 days, vegetables come in on the Thursday truck, and nothing leaves the kitchen without a little smoke.',
    address: '41 Hudson Street, New York, NY, 10013',
    priceLevel: 'VERY_EXPENSIVE',
    minutes: 45,
    feeCents: 599,
    hours: '17:00-23:00',
    closing: '22:00',
    picture: 'american-3',
    stars: { mean: 4.8, reviews: 16 },
    menu: {
      appetizer: [
        ['Charred Caesar', 1650, 'caesar-salad', 'Grilled romaine, anchovy dressing, aged parmesan and rye crumbs.'],
        [
          'Ember Roasted Mushrooms',
          1800,
          'mushrooms',
          'Maitake and oyster mushrooms with brown butter and a soft egg yolk.',
        ],
      ],
      entree: [
        ['Dry Aged Ribeye', 5800, 'steak', 'Fourteen ounces over oak coals, with bone marrow butter.'],
        ['Smoked Short Rib', 4200, 'ribs', 'Twelve hours in the smoker, lacquered with black pepper and molasses.'],
        ['Cedar Plank Salmon', 3600, 'salmon', 'Wild salmon roasted on cedar, with charred leeks and lemon.'],
        [
          'Harvest Grain Bowl',
          2600,
          'grain-bowl',
          'Farro, roasted squash, kale and pickled apple under a tahini dressing.',
        ],
      ],
      dessert: [
        ['Burnt Basque Cheesecake', 1400, 'cheesecake', 'Dark on top, barely set in the middle, with sour cherries.'],
        ['Skillet Cookie', 1200, 'cookies', 'Brown butter and dark chocolate, baked when you order it.'],
      ],
      beverage: [
        ['Smoked Maple Iced Coffee', 800, 'iced-coffee', 'Cold brew with maple syrup and a wisp of oak smoke.'],
        ['Orchard Cider', 750, 'apple-cider', 'Unfiltered apple cider from one farm upstate.'],
      ],
    },
  },
]
