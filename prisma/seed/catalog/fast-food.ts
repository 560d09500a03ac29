import type { SeedRestaurant } from '../seed-restaurant'

export const fastFood: SeedRestaurant[] = [
  {
    name: 'Zip Burger',
    description:
      'Thin patties, soft buns, done in four minutes. The menu fits on a napkin and has not changed since the doors opened in 1988.',
    address: '2201 Broadway, New York, NY, 10024',
    priceLevel: 'INEXPENSIVE',
    minutes: 15,
    feeCents: 99,
    hours: '10:00-01:00',
    closing: '01:00',
    picture: 'fast-food-1',
    stars: { mean: 4.0, reviews: 35 },
    menu: {
      appetizer: [
        ['Crinkle Fries', 345, 'fries', 'Salted twice, hot to the bottom of the bag.'],
        ['Onion Rings', 425, 'onion-rings', 'Thick rings in a crackly batter.'],
      ],
      entree: [
        ['Zip Cheeseburger', 595, 'cheeseburger', 'One thin patty, cheese, pickles and mustard.'],
        ['Double Zip', 795, 'double-burger', 'Two patties, two slices, special sauce.'],
        ['Bacon Zip', 845, 'bacon-burger', 'Smoked bacon and barbecue sauce.'],
        ['Garden Zip', 725, 'veggie-burger', 'A bean patty with all the trimmings.'],
      ],
      dessert: [
        ['Soft Serve Cone', 295, 'soft-serve', 'Vanilla, tall and slightly crooked.'],
        ['Apple Turnover', 325, 'turnover', 'Crisp, molten and worth the wait.'],
      ],
      beverage: [
        ['Fountain Cola', 225, 'cola', 'With the good ice.'],
        ['Chocolate Shake', 495, 'chocolate-shake', 'Thick enough to need a spoon.'],
      ],
    },
  },
  {
    name: 'Frank and Fritz',
    description:
      'Hot dogs from around the world under one red awning: Chicago, Sonora, Copenhagen and one with mac and cheese that nobody asked for and everybody orders.',
    address: '1310 Surf Avenue, Brooklyn, NY, 11224',
    priceLevel: 'INEXPENSIVE',
    minutes: 20,
    feeCents: 149,
    hours: '11:00-22:00',
    closing: '22:00',
    picture: 'fast-food-2',
    stars: { mean: 3.4, reviews: 18 },
    menu: {
      appetizer: [
        ['Chili Cheese Fries', 650, 'loaded-fries', 'Beef chili and a bright orange sauce.'],
        ['Soft Pretzel', 450, 'pretzel', 'Salted, buttered, with beer-free cheese dip.'],
      ],
      entree: [
        ['Classic Frank', 495, 'hot-dog', 'Snappy beef frank, mustard and kraut.'],
        ['Chili Dog', 650, 'chili-dog', 'Buried under chili, onion and cheddar.'],
        ['Chicago Dog', 675, 'chicago-dog', 'Seven toppings and no ketchup, please.'],
        ['Corn Dog', 450, 'corn-dog', 'Honey batter, on a stick, as it should be.'],
        ['Bratwurst Roll', 725, 'sausage-hero', 'Grilled bratwurst with fried onions.'],
      ],
      dessert: [['Funnel Cake', 595, 'beignets', 'A tangle of fried batter under powdered sugar.']],
      beverage: [
        ['Cherry Slush', 350, 'cherry-soda', 'Turns the tongue red, as intended.'],
        ['Cloudy Lemonade', 325, 'lemonade', 'Tart and cold.'],
      ],
    },
  },
  {
    name: 'Cluck Stop',
    description: 'Chicken in tenders, nuggets and sandwiches, with eleven dips. Eight of the dips are excellent.',
    address: '70 Journal Square, Jersey City, NJ, 07306',
    priceLevel: 'INEXPENSIVE',
    minutes: 20,
    feeCents: 0,
    hours: '10:30-23:00',
    closing: '23:00',
    picture: 'fast-food-3',
    stars: { mean: 3.2, reviews: 26 },
    menu: {
      appetizer: [
        ['Chicken Nuggets', 550, 'popcorn-chicken', 'Ten, with any two dips.'],
        ['Mac Bites', 495, 'mozzarella-sticks', 'Fried cubes of macaroni and cheese.'],
        ['Side Slaw', 275, 'slaw', 'Cabbage, carrot and a tangy dressing.'],
      ],
      entree: [
        ['Crispy Chicken Sandwich', 725, 'chicken-sandwich', 'Buttermilk fillet, pickles, toasted bun.'],
        ['Three Piece Tenders', 795, 'chicken-tenders', 'With fries, toast and dip.'],
        ['Bucket for Two', 1695, 'fried-chicken', 'Six pieces, two sides, four biscuits.'],
        ['Buffalo Wrap', 750, 'burrito', 'Tenders, hot sauce, lettuce and ranch.'],
      ],
      dessert: [['Chocolate Chip Cookie', 195, 'cookies', 'Baked through the day, mostly on purpose.']],
      beverage: [
        ['Strawberry Shake', 425, 'strawberry-shake', 'Soft serve, strawberries and a wide straw.'],
        ['Sweet Tea', 225, 'iced-tea', 'By the bucket, practically.'],
      ],
    },
  },
]
