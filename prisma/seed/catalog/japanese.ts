import type { SeedRestaurant } from '../seed-restaurant'

export const japanese: SeedRestaurant[] = [
  {
    name: 'Kaze Ramen',
    description:
      'A bowl of tonkotsu takes us eighteen hours and you about ten minutes. Broth and noodles travel apart, so the last mouthful is as springy as the first.',
    address: '73 Saint Marks Place, New York, NY, 10003',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 249,
    hours: '11:30-01:00',
    closing: '01:00',
    picture: 'japanese-1',
    stars: { mean: 4.7, reviews: 40 },
    menu: {
      appetizer: [
        ['Pork Gyoza', 850, 'dumplings', 'Six dumplings with a lace of crisp batter and chili vinegar.'],
        ['Salted Edamame', 595, 'edamame', 'Steamed in the pod with flaky salt.'],
      ],
      entree: [
        ['Tonkotsu Ramen', 1695, 'ramen', 'Creamy pork broth, thin noodles, chashu, scallion and a jammy egg.'],
        ['Spicy Miso Ramen', 1750, 'spicy-ramen', 'Red miso, chili, corn, butter and thick wavy noodles.'],
        ['Shoyu Chicken Ramen', 1595, 'shoyu-ramen', 'A clear chicken broth with aged soy and bamboo shoots.'],
        ['Chashu Rice Bowl', 1195, 'donburi', 'Torched pork belly over rice with pickled ginger.'],
      ],
      dessert: [
        ['Mochi Trio', 795, 'mochi', 'Strawberry, matcha and black sesame ice cream in soft rice dough.'],
        ['Matcha Ice Cream', 650, 'pistachio-gelato', 'Grassy, a little bitter, made with tea from Uji.'],
      ],
      beverage: [
        ['Iced Matcha Latte', 595, 'matcha-latte', 'Whisked by hand and poured over cold milk.'],
        ['Yuzu Soda', 475, 'lemon-soda', 'Yuzu juice, honey and strong bubbles.'],
      ],
    },
  },
  {
    name: 'Sushi Kohaku',
    description:
      'Twelve seats at the counter and a careful delivery box for everyone else. Rice is seasoned with red vinegar; fish is cut after you order, never before.',
    address: '210 East 45th Street, New York, NY, 10017',
    priceLevel: 'VERY_EXPENSIVE',
    minutes: 50,
    feeCents: 699,
    hours: '17:00-22:00',
    closing: '21:30',
    picture: 'japanese-2',
    stars: { mean: 4.9, reviews: 22 },
    menu: {
      appetizer: [
        ['White Miso Soup', 700, 'miso-soup', 'Kombu broth, white miso, silken tofu and wakame.'],
        ['Seaweed Salad', 950, 'seaweed-salad', 'Four kinds of seaweed with sesame and rice vinegar.'],
      ],
      entree: [
        ['Chef Nigiri Set', 5800, 'nigiri', 'Ten pieces chosen at the market this morning, and one roll.'],
        ['Salmon Lover Set', 3900, 'sushi-platter', 'Salmon four ways: nigiri, belly, roe and a seared roll.'],
        ['Toro Handroll Trio', 3400, 'maki', 'Fatty tuna, scallion and crisp nori to wrap at the table.'],
        ['Unagi Don', 3600, 'donburi', 'Grilled eel lacquered with sweet soy over warm rice.'],
        [
          'Vegetable Sushi Set',
          2600,
          'vegetable-maki',
          'Avocado, pickled plum, grilled pepper and shiitake, eight pieces.',
        ],
      ],
      dessert: [
        ['Black Sesame Panna Cotta', 1200, 'sesame-pudding', 'Nutty and barely sweet, with a shard of honeycomb.'],
      ],
      beverage: [
        ['Gyokuro Green Tea', 1100, 'green-tea', 'Shade-grown, brewed cool, rich as broth.'],
        ['Sparkling Ume', 850, 'plum-drink', 'Salted plum, shiso and soda.'],
      ],
    },
  },
  {
    name: 'Bento Yard',
    description:
      'Weekday lunches in neat compartments: something crisp, something pickled, rice, and a little surprise in the corner. Kids’ boxes come with an octopus sausage.',
    address: '46 Jackson Avenue, Long Island City, NY, 11101',
    priceLevel: 'INEXPENSIVE',
    minutes: 25,
    feeCents: 199,
    hours: '10:30-20:30',
    closing: '20:00',
    picture: 'japanese-3',
    stars: { mean: 4.3, reviews: 17 },
    menu: {
      appetizer: [
        ['Shrimp Tempura', 895, 'tempura', 'Four shrimp in a crackling batter with a dashi dip.'],
        ['Salmon Onigiri', 425, 'onigiri', 'Warm rice around flaked salmon, in crisp nori.'],
        ['Cold Tofu', 525, 'tofu', 'Silken tofu with ginger, scallion and soy.'],
      ],
      entree: [
        ['Katsu Curry', 1250, 'katsu-curry', 'Panko pork cutlet, rice and a mellow curry with apple in it.'],
        ['Teriyaki Chicken Bento', 1195, 'bento', 'Glazed thigh, rice, tamagoyaki and three seasonal pickles.'],
        ['Kitsune Udon', 1095, 'udon', 'Thick noodles in dashi with sweet fried tofu.'],
      ],
      dessert: [
        ['Dango Skewers', 495, 'dango', 'Three-colored rice dumplings with a sweet soy glaze.'],
        ['Castella Cake', 525, 'honey-cake', 'Honey sponge from Nagasaki, springy and golden.'],
      ],
      beverage: [
        ['Barley Tea', 295, 'iced-tea', 'Roasted, caffeine-free and very cold.'],
        ['Melon Cream Soda', 525, 'melon-soda', 'Bright green soda with an island of vanilla ice cream.'],
      ],
    },
  },
]
