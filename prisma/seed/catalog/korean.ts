import type { SeedRestaurant } from '../seed-restaurant'

export const korean: SeedRestaurant[] = [
  {
    name: 'Seoul Spoon',
    description:
      'Everyday Korean cooking the way a mother with four sons does it: big pots, small dishes, and a fresh batch of kimchi every Tuesday.',
    address: '36 West 32nd Street, New York, NY, 10001',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 249,
    hours: '11:00-23:00',
    closing: '23:00',
    picture: 'korean-1',
    stars: { mean: 4.6, reviews: 27 },
    menu: {
      appetizer: [
        ['Napa Kimchi', 550, 'kimchi', 'Fermented ten days: crisp, garlicky and alive.'],
        ['Seafood Pancake', 1195, 'seafood-pancake', 'Shrimp, squid and scallion in a crisp, lacy batter.'],
      ],
      entree: [
        ['Stone Pot Bibimbap', 1595, 'bibimbap', 'Rice, seven vegetables, beef and a fried egg, with chili paste.'],
        ['Beef Bulgogi', 1850, 'bulgogi', 'Thin ribeye in pear and soy, with lettuce for wrapping.'],
        ['Kimchi Stew', 1450, 'kimchi-stew', 'Old kimchi, pork belly and tofu, brought to a proper boil.'],
        ['Japchae', 1395, 'drunken-noodles', 'Glossy sweet potato noodles with spinach, mushroom and sesame.'],
      ],
      dessert: [
        ['Honey Filled Hotteok', 650, 'scallion-pancake', 'Griddled pancakes with melted brown sugar and peanuts.'],
        ['Red Bean Shaved Ice', 950, 'shaved-ice', 'Milk snow, sweet red beans and rice cakes.'],
      ],
      beverage: [
        ['Corn Silk Tea', 325, 'iced-tea', 'Toasty, caffeine-free and served cold.'],
        ['Citron Tea', 425, 'hot-tea', 'Preserved yuja peel in hot water, sweet and bright.'],
      ],
    },
  },
  {
    name: 'Crackle Chicken Club',
    description:
      'Double-fried Korean chicken and nothing to apologize for. The crust stays loud for forty minutes; we have timed it.',
    address: '149 Northern Boulevard, Flushing, NY, 11354',
    priceLevel: 'INEXPENSIVE',
    minutes: 35,
    feeCents: 199,
    hours: '15:00-01:00',
    closing: '01:00',
    picture: 'korean-2',
    stars: { mean: 4.2, reviews: 30 },
    menu: {
      appetizer: [
        ['Spicy Rice Cakes', 895, 'tteokbokki', 'Chewy rice cakes in a sweet and fiery gochujang sauce.'],
        ['Corn Cheese', 695, 'street-corn', 'Sweet corn under browned mozzarella.'],
        ['Korean Corn Dog', 550, 'corn-dog', 'Half sausage, half mozzarella, rolled in potato and sugar.'],
      ],
      entree: [
        ['Yangnyeom Chicken', 1695, 'korean-fried-chicken', 'Crisp pieces in a glaze of gochujang, garlic and honey.'],
        ['Soy Garlic Wings', 1450, 'wings', 'Ten wings brushed with sticky soy and roasted garlic.'],
        [
          'Chicken Bulgogi Burger',
          1150,
          'chicken-sandwich',
          'Soy-glazed thigh, slaw and kimchi mayonnaise on milk bread.',
        ],
        ['Kimchi Fried Rice', 1095, 'kimchi-rice', 'Topped with a fried egg and seaweed.'],
      ],
      dessert: [['Soft Serve with Injeolmi', 550, 'soft-serve', 'Milk soft serve dusted with roasted soybean powder.']],
      beverage: [
        ['Peach Iced Tea', 350, 'peach-tea', 'The only thing that puts out the fire.'],
        ['Grape Soda', 325, 'plum-drink', 'With whole peeled grapes at the bottom.'],
      ],
    },
  },
  {
    name: 'Hanok Table',
    description:
      'Contemporary Korean in small courses. Ferments are made in clay jars on the roof, the beef is wagyu, and the rice is polished the same day.',
    address: '22 Bond Street, New York, NY, 10012',
    priceLevel: 'VERY_EXPENSIVE',
    minutes: 55,
    feeCents: 699,
    hours: '17:30-22:30',
    closing: '22:00',
    picture: 'korean-3',
    stars: { mean: 0, reviews: 0 },
    menu: {
      appetizer: [
        ['Beef Tartare Gimbap', 2200, 'maki', 'Hand-cut beef, pear and egg yolk jam rolled in crisp seaweed.'],
        ['Abalone Porridge', 2400, 'oatmeal', 'Rice porridge with abalone, pine nuts and brown butter.'],
      ],
      entree: [
        ['Wagyu Galbi', 6200, 'ribs', 'Bone-in short rib, charcoal-grilled, with aged soy.'],
        ['Black Cod Jorim', 4400, 'glazed-cod', 'Braised with radish, chili and perilla.'],
        ['Ginseng Chicken', 3800, 'chicken-soup', 'Young chicken filled with sticky rice, jujube and ginseng.'],
        ['Mushroom Sotbap', 3200, 'mushroom-risotto', 'Rice cooked in an iron pot with pine mushrooms.'],
      ],
      dessert: [
        ['Pine Nut Ice Cream', 1400, 'vanilla-ice-cream', 'With salted caramel and a crisp seaweed tuile.'],
        ['Persimmon Cake', 1500, 'carrot-cake', 'Warm persimmon cake, cinnamon and cream.'],
      ],
      beverage: [
        ['Omija Punch', 1100, 'hibiscus', 'Five-flavor berries steeped cold for a day.'],
        ['Roasted Buckwheat Tea', 800, 'hot-tea', 'Nutty, deep and caffeine-free.'],
      ],
    },
  },
]
