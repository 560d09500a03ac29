import type { SeedRestaurant } from '../seed-restaurant'

export const vietnamese: SeedRestaurant[] = [
  {
    name: 'Pho Sông Hồng',
    description:
      'The stock goes on at midnight with charred ginger, star anise and forty pounds of bones. By eleven it is clear as tea, and it is why people cross the river.',
    address: '81 Bowery, New York, NY, 10002',
    priceLevel: 'INEXPENSIVE',
    minutes: 25,
    feeCents: 199,
    hours: '10:00-21:30',
    closing: '21:30',
    picture: 'vietnamese-1',
    stars: { mean: 4.7, reviews: 34 },
    menu: {
      appetizer: [
        ['Summer Rolls', 650, 'summer-rolls', 'Shrimp, herbs and vermicelli in rice paper with peanut hoisin.'],
        ['Crisp Imperial Rolls', 725, 'egg-rolls', 'Pork and taro rolls to wrap in lettuce and mint.'],
      ],
      entree: [
        ['Beef Pho', 1295, 'pho', 'Rare eye round, brisket and rice noodles in our midnight broth.'],
        ['Chicken Pho', 1250, 'chicken-pho', 'Poached chicken, lime leaf and a lighter, gingery broth.'],
        [
          'Grilled Pork Vermicelli',
          1350,
          'vermicelli-bowl',
          'Lemongrass pork, herbs and cool noodles with fish sauce.',
        ],
        ['Broken Rice Plate', 1395, 'donburi', 'Grilled chop, egg meatloaf, pickles and scallion oil.'],
      ],
      dessert: [
        ['Three Color Dessert', 575, 'strawberry-shake', 'Beans, jelly and coconut cream over crushed ice.'],
        ['Banana Tapioca', 495, 'rice-pudding', 'Warm coconut milk with banana and toasted peanuts.'],
      ],
      beverage: [
        ['Vietnamese Iced Coffee', 495, 'iced-coffee', 'Dark drip over condensed milk and ice.'],
        ['Salted Lime Soda', 425, 'mint-lemonade', 'Preserved lime, sugar and soda.'],
      ],
    },
  },
  {
    name: 'Bánh Mì Bicycle Co',
    description:
      'Two brothers, one oven, crackling baguettes every hour until they run out. They usually run out by three, so breakfast is the wise choice.',
    address: '266 Grand Street, Jersey City, NJ, 07302',
    priceLevel: 'INEXPENSIVE',
    minutes: 15,
    feeCents: 99,
    hours: '07:00-16:00',
    closing: '16:00',
    picture: 'vietnamese-2',
    stars: { mean: 4.5, reviews: 20 },
    menu: {
      appetizer: [
        ['Lotus Root Salad', 695, 'papaya-salad', 'Crisp lotus, shrimp, mint and a lime dressing.'],
        ['Sweet Potato Fritters', 575, 'fritters', 'Shrimp-topped fritters with lettuce and nuoc cham.'],
      ],
      entree: [
        ['Classic Bánh Mì', 875, 'banh-mi', 'Pâté, ham, pickled carrot, cucumber and chili.'],
        ['Lemongrass Tofu Bánh Mì', 825, 'tofu-banh-mi', 'Caramelized tofu, herbs and soy mayonnaise.'],
        ['Grilled Pork Bánh Mì', 925, 'pork-banh-mi', 'Charred pork shoulder with scallion oil and crackling.'],
        ['Fried Egg Bánh Mì', 750, 'egg-sandwich', 'Two runny eggs, soy and cilantro: the cyclist’s breakfast.'],
      ],
      dessert: [
        ['Pandan Waffle', 450, 'waffles', 'Green, coconutty and chewy in the middle.'],
        ['Coffee Flan', 475, 'flan', 'Silky custard under dark coffee caramel.'],
      ],
      beverage: [
        ['Avocado Shake', 575, 'green-smoothie', 'Avocado, condensed milk and ice. Trust us.'],
        ['Iced Jasmine Tea', 275, 'iced-tea', 'Brewed light, served in a bag if you ask.'],
      ],
    },
  },
  {
    name: 'Indigo Saigon',
    description:
      'French Saigon by way of Brooklyn: shaking beef, clay-pot fish and a garden of herbs with every plate. The lamps are low and the lime is plentiful.',
    address: '610 Vanderbilt Avenue, Brooklyn, NY, 11238',
    priceLevel: 'EXPENSIVE',
    minutes: 40,
    feeCents: 399,
    hours: '16:00-22:30',
    closing: '22:00',
    picture: 'vietnamese-3',
    stars: { mean: 4.0, reviews: 11 },
    menu: {
      appetizer: [
        ['Banana Blossom Salad', 1350, 'papaya-salad', 'Shaved blossom, grilled prawn, herbs and fried shallot.'],
        ['Crispy Crêpe', 1450, 'seafood-pancake', 'A turmeric crêpe with shrimp, bean sprouts and lettuce.'],
        ['Sugarcane Shrimp', 1550, 'grilled-shrimp', 'Shrimp paste grilled on sticks of sugarcane.'],
      ],
      entree: [
        ['Shaking Beef', 2900, 'bulgogi', 'Cubes of filet in pepper and lime over watercress.'],
        ['Clay Pot Catfish', 2500, 'glazed-cod', 'Caramel, black pepper and coconut juice, reduced to a gloss.'],
        ['Lemongrass Chicken', 2200, 'lemongrass-chicken', 'Half a chicken, charred, with ginger rice.'],
        ['Mushroom Pho', 2000, 'mushroom-pho', 'A vegetable broth as deep as any, with king oyster mushrooms.'],
      ],
      dessert: [['Coconut Crème Caramel', 950, 'flan', 'Trembling, with toasted coconut.']],
      beverage: [
        ['Lychee Mint Cooler', 750, 'lychee-soda', 'Lychee, mint and soda.'],
        ['Lotus Tea', 600, 'green-tea', 'Green tea scented overnight in lotus flowers.'],
      ],
    },
  },
]
