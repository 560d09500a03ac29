import type { SeedRestaurant } from '../seed-restaurant'

export const breakfast: SeedRestaurant[] = [
  {
    name: 'Sunny Side Sally’s',
    description:
      'Breakfast until mid-afternoon, coffee until you ask us to stop. Pancakes are as wide as the plate and the jam is made by Sally’s mother.',
    address: '365 Seventh Avenue, Brooklyn, NY, 11215',
    priceLevel: 'INEXPENSIVE',
    minutes: 25,
    feeCents: 199,
    hours: '06:30-16:00',
    closing: '16:00',
    picture: 'breakfast-1',
    stars: { mean: 4.5, reviews: 32 },
    menu: {
      appetizer: [
        ['Fresh Fruit Bowl', 650, 'fruit-salad', 'Whatever is ripe, with mint and lime.'],
        ['Hash Browns', 495, 'potatoes', 'Shredded, crisp and larger than expected.'],
      ],
      entree: [
        ['Buttermilk Pancakes', 995, 'pancakes', 'Three, with butter and real maple syrup.'],
        ['Two Eggs Any Style', 895, 'bacon-eggs', 'With bacon, toast and home fries.'],
        ['Western Omelette', 1095, 'omelette', 'Ham, peppers, onion and cheddar.'],
        ['Challah French Toast', 1050, 'french-toast', 'Custardy inside, with strawberries.'],
      ],
      dessert: [
        ['Cinnamon Roll', 550, 'cinnamon-roll', 'Warm, soft and under a sheet of icing.'],
        ['Glazed Donut', 325, 'donuts', 'Fried at six, gone by nine.'],
      ],
      beverage: [
        ['Bottomless Coffee', 350, 'coffee', 'Medium roast, or as many as fit in a thermos.'],
        ['Fresh Orange Juice', 525, 'orange-juice', 'Squeezed when you order it.'],
      ],
    },
  },
  {
    name: 'Morning Ritual',
    description:
      'A quiet café with good light and strong opinions about sourdough. Bowls, toasts and eggs that photograph well and taste better.',
    address: '88 Orchard Street, New York, NY, 10002',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 249,
    hours: '07:00-17:00',
    closing: '',
    picture: 'breakfast-2',
    stars: { mean: 4.3, reviews: 19 },
    menu: {
      appetizer: [
        ['Granola and Yogurt', 950, 'granola-bowl', 'Toasted oats, thick yogurt and berries.'],
        ['Butter Croissant', 475, 'croissant', 'Eighty-one layers. We counted once.'],
        ['Steel Cut Oatmeal', 795, 'oatmeal', 'With brown sugar, banana and almonds.'],
      ],
      entree: [
        ['Avocado Toast and Egg', 1395, 'avocado-toast', 'Seeded sourdough, soft egg and chili crisp.'],
        ['Shakshuka', 1450, 'shakshuka', 'Eggs poached in tomato and pepper, with feta.'],
        ['Smoked Salmon Bagel', 1595, 'bagel-lox', 'Cream cheese, capers, onion and dill.'],
        ['Lemon Ricotta Pancakes', 1495, 'blueberry-pancakes', 'Light as a promise, with blueberry compote.'],
      ],
      dessert: [['Banana Bread', 525, 'banana-bread', 'Toasted, with salted butter.']],
      beverage: [
        ['Flat White', 475, 'latte', 'Two ristretto shots and silky milk.'],
        ['Iced Oat Matcha', 595, 'matcha-latte', 'Ceremonial matcha over oat milk.'],
      ],
    },
  },
  {
    name: 'The Waffle Foundry',
    description:
      'Cast-iron waffles, sweet or savory, pressed one at a time on irons from 1911. Saturday lines are long; delivery is the secret entrance.',
    address: '1550 Blake Street, Denver, CO, 80202',
    timeZone: 'America/Denver',
    priceLevel: 'MODERATE',
    minutes: 35,
    feeCents: 299,
    hours: '07:00-15:00',
    closing: '15:00',
    picture: 'breakfast-3',
    stars: { mean: 4.1, reviews: 10 },
    menu: {
      appetizer: [
        ['Maple Bacon', 650, 'bacon', 'Four thick slices, glazed and peppered.'],
        ['Yogurt Parfait', 725, 'honey-yogurt', 'Honey, granola and roasted peaches.'],
      ],
      entree: [
        ['Chicken and Waffles', 1695, 'chicken-waffles', 'Crisp thigh, malted waffle and hot maple syrup.'],
        ['Strawberry Waffle', 1350, 'waffles', 'Whipped cream, strawberries and vanilla sugar.'],
        ['Eggs Benedict Waffle', 1595, 'benedict', 'Ham, poached eggs and hollandaise.'],
        ['Breakfast Burrito', 1295, 'breakfast-burrito', 'Eggs, potato, green chili and cheddar.'],
      ],
      dessert: [
        ['Brownie Waffle Sundae', 1050, 'sundae', 'A waffled brownie under two scoops and hot fudge.'],
        ['Apple Fritter', 525, 'fritters', 'Craggy, glazed and full of apple.'],
      ],
      beverage: [
        ['Hot Chocolate', 495, 'hot-chocolate', 'Dark chocolate, whole milk and marshmallow.'],
        ['Cold Brew Float', 650, 'frappe', 'Cold brew with a scoop of vanilla.'],
      ],
    },
  },
]
