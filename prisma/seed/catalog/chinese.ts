import type { SeedRestaurant } from '../seed-restaurant'

export const chinese: SeedRestaurant[] = [
  {
    name: 'Lucky Lantern',
    description:
      'Cantonese cooking by three generations of one family. The roast duck hangs in the window, the wok burner sounds like a jet, and dinner is at your door before the tea cools.',
    address: '57 Mott Street, New York, NY, 10013',
    priceLevel: 'INEXPENSIVE',
    minutes: 25,
    feeCents: 149,
    hours: '11:00-01:00',
    closing: '01:00',
    picture: 'chinese-1',
    stars: { mean: 4.4, reviews: 41 },
    menu: {
      appetizer: [
        ['Crispy Egg Rolls', 525, 'egg-rolls', 'Two thick rolls of pork, cabbage and mushroom with hot mustard.'],
        ['Hot and Sour Soup', 595, 'hot-sour-soup', 'Bamboo, tofu and wood ear in a broth sharp with white pepper.'],
      ],
      entree: [
        [
          'Orange Chicken',
          1250,
          'korean-fried-chicken',
          'Crisp thigh pieces in a glaze of real orange peel and dried chili.',
        ],
        ['Beef with Broccoli', 1350, 'beef-broccoli', 'Velvety flank steak and bright green broccoli in oyster sauce.'],
        ['House Lo Mein', 1150, 'lo-mein', 'Springy egg noodles tossed hard in the wok with roast pork and scallion.'],
        ['Yangzhou Fried Rice', 1095, 'fried-rice', 'Shrimp, egg, peas and sweet sausage, every grain on its own.'],
      ],
      dessert: [
        ['Fortune Cookies', 250, 'fortune-cookies', 'A handful, fresh enough to snap. Fortunes not guaranteed.'],
        ['Egg Custard Tarts', 575, 'egg-tart', 'Three flaky shells with a wobbling custard, baked twice a day.'],
      ],
      beverage: [
        ['Jasmine Tea', 295, 'green-tea', 'A pot of loose jasmine pearls, good for three pours.'],
        ['Iced Lychee Soda', 425, 'lychee-soda', 'Lychee syrup, lime and a lot of bubbles.'],
      ],
    },
  },
  {
    name: 'Sichuan Alley',
    description:
      'Numbing, fragrant and honest about its heat. The chef grinds her own chili oil from three kinds of pepper and will gladly make it milder if you ask. She will also smile about it.',
    address: '135 Roosevelt Avenue, Flushing, NY, 11354',
    priceLevel: 'MODERATE',
    minutes: 40,
    feeCents: 349,
    hours: '11:30-22:30',
    closing: '22:00',
    picture: 'chinese-2',
    stars: { mean: 4.7, reviews: 29 },
    menu: {
      appetizer: [
        ['Chili Oil Wontons', 950, 'wontons', 'Silky pork wontons in black vinegar, garlic and chili oil.'],
        [
          'Smashed Cucumber Salad',
          725,
          'cucumber-salad',
          'Cold cucumber with garlic, sesame and a slow Sichuan tingle.',
        ],
      ],
      entree: [
        ['Mapo Tofu', 1450, 'mapo-tofu', 'Soft tofu and minced pork in a deep red, properly numbing sauce.'],
        [
          'Kung Pao Chicken',
          1550,
          'kung-pao',
          'Diced chicken, peanuts and scorched chilies, sweet then sour then hot.',
        ],
        [
          'Dan Dan Noodles',
          1295,
          'khao-soi',
          'Wheat noodles over sesame and chili, topped with crisp pork and greens.',
        ],
        ['Dry Fried Eggplant', 1395, 'eggplant', 'Batons of eggplant with a glassy crust, cumin and dried chili.'],
        ['Cumin Lamb', 1850, 'lamb', 'Thin slices of lamb seared with cumin seed, onion and cilantro.'],
      ],
      dessert: [
        ['Sesame Rice Balls', 650, 'sesame-balls', 'Warm, chewy and filled with black sesame that runs when you bite.'],
      ],
      beverage: [
        ['Sour Plum Drink', 450, 'plum-drink', 'Smoked plum, hawthorn and rock sugar, the best answer to chili.'],
        ['Chrysanthemum Tea', 395, 'hot-tea', 'A floral, cooling tea with goji berries.'],
      ],
    },
  },
  {
    name: 'Jade Pavilion',
    description:
      'White tablecloths, seafood from the tank and dim sum folded to order. A dining room for birthdays and long Sundays that travels surprisingly well in a box.',
    address: '12 East Broadway, New York, NY, 10002',
    priceLevel: 'EXPENSIVE',
    minutes: 50,
    feeCents: 499,
    hours: '10:30-22:00',
    closing: '21:30',
    picture: 'chinese-3',
    stars: { mean: 4.1, reviews: 12 },
    menu: {
      appetizer: [
        ['Crystal Shrimp Dumplings', 1150, 'dumplings', 'Translucent wrappers pleated around whole shrimp and bamboo.'],
        ['Scallion Pancake', 895, 'scallion-pancake', 'Dozens of flaky layers with a ginger soy dip.'],
        ['Crab and Corn Soup', 1050, 'corn-soup', 'Sweet corn, blue crab and ribbons of egg.'],
      ],
      entree: [
        [
          'Ginger Scallion Lobster',
          4800,
          'lobster',
          'A whole lobster, wok-fried in the shell with ginger and scallion.',
        ],
        [
          'Peking Duck for Two',
          5200,
          'roast-duck',
          'Lacquered duck with thin pancakes, cucumber and sweet bean sauce.',
        ],
        ['Salt and Pepper Shrimp', 2650, 'tempura', 'Head-on shrimp in a crackling crust with long peppers.'],
        [
          'Buddha Delight',
          1950,
          'stir-fried-vegetables',
          'Eight vegetables, tofu skin and glass noodles in a clear sauce.',
        ],
      ],
      dessert: [['Mooncake', 750, 'mooncake', 'Lotus seed paste and a salted yolk under a golden, patterned crust.']],
      beverage: [
        ['Aged Oolong', 900, 'hot-tea', 'Roasted oolong with notes of honey and stone fruit.'],
        ['Fresh Soy Milk', 550, 'horchata', 'Pressed in house each morning, lightly sweetened.'],
      ],
    },
  },
]
