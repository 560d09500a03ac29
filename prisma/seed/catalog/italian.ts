import type { SeedRestaurant } from '../seed-restaurant'

export const italian: SeedRestaurant[] = [
  {
    name: 'Trattoria Lucia',
    description:
      'Eleven tables, one grandmother and a pasta machine older than the building. Sauces simmer from eight in the morning, and the bread is for wiping the plate.',
    address: '301 Smith Street, Brooklyn, NY, 11231',
    priceLevel: 'MODERATE',
    minutes: 35,
    feeCents: 349,
    hours: '12:00-22:00',
    closing: '22:00',
    picture: 'italian-1',
    owner: 'Mia',
    stars: { mean: 4.8, reviews: 36 },
    menu: {
      appetizer: [
        ['Tomato Bruschetta', 895, 'bruschetta', 'Grilled bread rubbed with garlic, ripe tomatoes and basil.'],
        ['Garlic Knots', 650, 'garlic-bread', 'Six soft knots soaked in garlic butter and parsley.'],
      ],
      entree: [
        ['Spaghetti Pomodoro', 1550, 'spaghetti', 'San Marzano tomatoes, olive oil, basil and nothing else.'],
        [
          'Rigatoni Carbonara',
          1850,
          'carbonara',
          'Guanciale, pecorino and egg yolk, with black pepper that bites back.',
        ],
        ['Lasagna della Nonna', 1950, 'lasagna', 'Seven layers of fresh pasta, slow beef ragù and béchamel.'],
        [
          'Eggplant Parmigiana',
          1750,
          'eggplant-parm',
          'Fried eggplant, mozzarella and tomato baked until the edges caramelize.',
        ],
      ],
      dessert: [
        ['Tiramisù', 950, 'tiramisu', 'Espresso-soaked ladyfingers under a cloud of mascarpone.'],
        ['Cannoli', 750, 'cannoli', 'Two crisp shells, filled with sheep ricotta when you order.'],
      ],
      beverage: [
        ['Blood Orange Spritz', 650, 'blood-orange-soda', 'Sicilian blood orange, rosemary and soda, without alcohol.'],
        ['Espresso', 375, 'espresso', 'Short, dark and gone in two sips.'],
      ],
    },
  },
  {
    name: 'Osteria Settembre',
    description:
      'Northern Italian plates that change with the month: risotto stirred to order, handmade gnocchi, and a short list of roasts. The dining room is candlelit; so is the packaging, nearly.',
    address: '19 Perry Street, New York, NY, 10014',
    priceLevel: 'EXPENSIVE',
    minutes: 45,
    feeCents: 499,
    hours: '16:30-23:00',
    closing: '22:30',
    picture: 'italian-2',
    stars: { mean: 4.5, reviews: 18 },
    menu: {
      appetizer: [
        [
          'Burrata and Peaches',
          1700,
          'tomato-salad',
          'Cream-filled burrata with grilled peaches, tomato and basil oil.',
        ],
        ['Marinated Olives', 900, 'olives', 'Castelvetrano olives warmed with orange peel and fennel seed.'],
      ],
      entree: [
        [
          'Wild Mushroom Risotto',
          2600,
          'mushroom-risotto',
          'Carnaroli rice with porcini, finished with butter and aged parmesan.',
        ],
        ['Potato Gnocchi', 2450, 'gnocchi', 'Pillows of potato in sage butter with toasted hazelnuts.'],
        ['Linguine with Shrimp', 2850, 'seafood-pasta', 'Gulf shrimp, chili, garlic and a splash of lemon.'],
        ['Veal Milanese', 3400, 'cutlet', 'Pounded thin, fried in clarified butter, under arugula and tomato.'],
      ],
      dessert: [
        ['Vanilla Panna Cotta', 1100, 'panna-cotta', 'Just set, with roasted strawberries and balsamic.'],
        ['Pistachio Gelato', 950, 'pistachio-gelato', 'Made with pistachios from Bronte and very little else.'],
      ],
      beverage: [
        ['Sparkling Mineral Water', 600, 'sparkling-water', 'A large bottle from the Dolomites, with lemon.'],
        [
          'Bitter Orange Aperitivo',
          850,
          'blood-orange-soda',
          'Bitter, herbal and free of alcohol, over one large cube.',
        ],
      ],
    },
  },
  {
    name: 'Pronto Pasta Bar',
    description:
      'Pick a shape, pick a sauce, eat in ten minutes. Pasta is extruded behind the counter all day, and the queue at lunch moves faster than it looks.',
    address: '640 Eighth Avenue, New York, NY, 10036',
    priceLevel: 'INEXPENSIVE',
    minutes: 20,
    feeCents: 99,
    hours: '11:00-21:00',
    closing: '20:00',
    picture: 'italian-3',
    stars: { mean: 3.9, reviews: 14 },
    menu: {
      appetizer: [
        ['Mozzarella Sticks', 695, 'mozzarella-sticks', 'Five sticks with a long pull and a tart tomato dip.'],
        ['Little Caesar Salad', 725, 'caesar-salad', 'Romaine, parmesan and croutons made from yesterday’s focaccia.'],
        ['Minestrone', 595, 'minestrone', 'Beans, vegetables and small pasta in a tomato broth.'],
      ],
      entree: [
        ['Fusilli al Pesto', 1095, 'pesto-pasta', 'Genoese basil pesto, green beans and potato.'],
        ['Penne Arrabbiata', 995, 'spaghetti', 'Tomato, garlic and enough chili to be called angry.'],
        ['Chicken Parm Sandwich', 1150, 'tomato-sandwich', 'Crisp cutlet, red sauce and mozzarella on a seeded roll.'],
        ['Cacio e Pepe', 1050, 'carbonara', 'Pecorino, black pepper and pasta water, tossed until glossy.'],
      ],
      dessert: [['Lemon Sorbet', 475, 'lemon-sorbet', 'Sharp, cold and finished in five spoonfuls.']],
      beverage: [
        ['Cold Brew', 425, 'iced-coffee', 'Steeped for eighteen hours, served over ice.'],
        ['Peach Iced Tea', 375, 'peach-tea', 'Black tea with peach nectar and lemon.'],
      ],
    },
  },
]
