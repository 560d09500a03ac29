import type { SeedRestaurant } from '../seed-restaurant'

export const soulFood: SeedRestaurant[] = [
  {
    name: 'Miss Odessa’s Table',
    description:
      'Sunday dinner, seven days a week. Chicken is fried in cast iron, greens cook until they surrender, and you are baby to everyone who works here.',
    address: '328 Malcolm X Boulevard, New York, NY, 10027',
    priceLevel: 'MODERATE',
    minutes: 40,
    feeCents: 299,
    hours: '11:00-22:00',
    closing: '21:30',
    picture: 'soul-food-1',
    stars: { mean: 4.8, reviews: 37 },
    menu: {
      appetizer: [
        ['Skillet Cornbread', 595, 'cornbread', 'Hot from the iron with honey butter.'],
        ['Fried Green Tomatoes', 850, 'green-tomatoes', 'Cornmeal crust and a peppery remoulade.'],
      ],
      entree: [
        ['Cast Iron Fried Chicken', 1695, 'fried-chicken', 'Three pieces, brined in buttermilk and hot sauce.'],
        ['Smothered Pork Chops', 1795, 'pork-chop', 'Two chops under onion gravy, over rice.'],
        ['Baked Mac and Cheese', 950, 'mac-and-cheese', 'Five cheeses and a corner piece if you are quick.'],
        ['Collard Greens', 650, 'collard-greens', 'Slow-cooked with smoked turkey and vinegar.'],
      ],
      dessert: [
        ['Sweet Potato Pie', 750, 'sweet-potato-pie', 'Nutmeg, brown sugar and a flaky crust.'],
        ['Red Velvet Cake', 825, 'red-velvet', 'Three layers, cream cheese frosting.'],
      ],
      beverage: [
        ['Sweet Tea', 350, 'iced-tea', 'Sweet as promised.'],
        ['Strawberry Lemonade', 425, 'pink-lemonade', 'Crushed berries and plenty of lemon.'],
      ],
    },
  },
  {
    name: 'Bayou and Bone',
    description:
      'Louisiana by the bowl: a roux stirred until it is the color of an old penny, then everything else. Zydeco on weekends, hot sauce always.',
    address: '501 Rogers Avenue, Brooklyn, NY, 11225',
    priceLevel: 'MODERATE',
    minutes: 45,
    feeCents: 349,
    hours: '12:00-23:00',
    closing: '22:30',
    picture: 'soul-food-2',
    owner: 'Leo',
    inactive: true,
    stars: { mean: 4.0, reviews: 12 },
    menu: {
      appetizer: [
        ['Crawfish Beignets', 1050, 'fritters', 'Savory puffs with a spicy mayonnaise.'],
        ['Pickled Okra Salad', 825, 'chopped-salad', 'Okra, tomato, corn and a mustard dressing.'],
      ],
      entree: [
        ['Seafood Gumbo', 1850, 'gumbo', 'Shrimp, crab and andouille in a dark roux.'],
        ['Jambalaya', 1695, 'red-rice', 'Rice, chicken and sausage in one pot.'],
        ['Shrimp and Grits', 1795, 'shrimp-grits', 'Stone-ground grits, shrimp and bacon gravy.'],
        ['Fried Catfish Po Boy', 1450, 'fish-sandwich', 'Dressed, on French bread, with pickles.'],
      ],
      dessert: [
        ['Sugared Beignets', 795, 'beignets', 'Three, under a snowdrift of sugar.'],
        ['Pecan Pie', 775, 'pecan-pie', 'Sticky, dark and very full of pecans.'],
      ],
      beverage: [
        ['Chicory Coffee', 395, 'coffee', 'Dark, bittersweet, better with milk.'],
        ['Satsuma Cooler', 525, 'orange-juice', 'Satsuma juice, ginger and soda.'],
      ],
    },
  },
  {
    name: 'Low Country Kitchen',
    description:
      'Gullah recipes from the sea islands: red rice, okra and shrimp fresh enough to argue about. Small menu, long history, generous spoons.',
    address: '75 Clinton Street, Newark, NJ, 07102',
    priceLevel: 'INEXPENSIVE',
    minutes: 35,
    feeCents: 199,
    hours: '11:00-21:00',
    closing: '20:30',
    picture: 'soul-food-3',
    stars: { mean: 4.4, reviews: 4 },
    menu: {
      appetizer: [
        ['Boiled Peanuts', 450, 'peanuts', 'Salty, soft and impossible to stop.'],
        ['Okra Soup', 695, 'gumbo', 'Okra, tomato and smoked neck bone.'],
        ['Biscuits and Honey', 525, 'bread-basket', 'Two tall biscuits with soft butter.'],
      ],
      entree: [
        ['Charleston Red Rice', 1195, 'red-rice', 'Tomato rice with smoked sausage and shrimp.'],
        ['Barbecue Ribs', 1650, 'ribs', 'A half rack in mustard sauce, with slaw.'],
        ['Fried Whiting', 1295, 'fish-and-chips', 'Cornmeal-crusted, with hot sauce and white bread.'],
        ['Vegetable Plate', 1095, 'vegetable-plate', 'Candied yams, black-eyed peas, cabbage and cornbread.'],
      ],
      dessert: [['Peach Cobbler', 650, 'peach-cobbler', 'Peaches, cinnamon and a crust that shatters.']],
      beverage: [
        ['Muscadine Punch', 425, 'plum-drink', 'Wild grape juice with lemon and fizz.'],
        ['Half Lemonade Half Tea', 325, 'lemonade', 'As argued over on every porch.'],
      ],
    },
  },
]
