import type { SeedRestaurant } from '../seed-restaurant'

export const pizza: SeedRestaurant[] = [
  {
    name: 'Brick and Basil',
    description:
      'Neapolitan pies from a wood oven at nine hundred degrees. Dough rests for three days, cooks for ninety seconds and is best before you have sat down.',
    address: '373 Metropolitan Avenue, Brooklyn, NY, 11211',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 249,
    hours: '12:00-23:00',
    closing: '23:00',
    picture: 'pizza-1',
    owner: 'Mia',
    stars: { mean: 4.7, reviews: 39 },
    menu: {
      appetizer: [
        ['Arugula Salad', 950, 'green-salad', 'Peppery leaves, lemon and shaved parmesan.'],
        ['Baked Meatballs', 1150, 'meatballs', 'Three beef and ricotta meatballs in tomato sauce.'],
      ],
      entree: [
        ['Margherita', 1550, 'pizza-margherita', 'Tomato, fior di latte, basil and a blistered edge.'],
        ['Spicy Soppressata', 1850, 'pizza-hot', 'Calabrian chili, cured pork and honey.'],
        ['Mushroom and Truffle', 1950, 'pizza-mushroom', 'Roasted mushrooms, fontina and a little truffle oil.'],
        ['White Pie', 1695, 'pizza-white', 'Ricotta, mozzarella, garlic and black pepper.'],
      ],
      dessert: [
        ['Hazelnut Calzone', 950, 'turnover', 'Warm dough around chocolate and hazelnuts.'],
        ['Stracciatella Gelato', 695, 'gelato', 'Milk gelato with broken dark chocolate.'],
      ],
      beverage: [
        ['Lemon Soda', 425, 'lemon-soda', 'Sicilian lemons and strong bubbles.'],
        ['Cola', 350, 'cola', 'Cold, in the bottle.'],
      ],
    },
  },
  {
    name: 'Big Slice Benny’s',
    description:
      'New York slices wider than the plate, folded by people in a hurry. Open late, loud about football and entirely unpretentious.',
    address: '1 Second Avenue, New York, NY, 10003',
    priceLevel: 'INEXPENSIVE',
    minutes: 20,
    feeCents: 99,
    hours: '10:00-02:00',
    closing: '01:00',
    picture: 'pizza-2',
    stars: { mean: 3.9, reviews: 37 },
    menu: {
      appetizer: [
        ['Garlic Knots', 475, 'garlic-bread', 'A bag of six, glossy with garlic butter.'],
        ['Boneless Wings', 850, 'popcorn-chicken', 'Crisp bites in buffalo or barbecue sauce.'],
      ],
      entree: [
        ['Pepperoni Pie', 1795, 'pizza-pepperoni', 'Curled, crisped cups of pepperoni from edge to edge.'],
        ['Plain Cheese Pie', 1550, 'pizza-cheese', 'The benchmark: thin, foldable, slightly greasy.'],
        ['Hawaiian Pie', 1850, 'pizza-hawaiian', 'Ham, pineapple and no further discussion.'],
        ['Veggie Supreme', 1895, 'pizza-veggie', 'Peppers, onions, olives, mushrooms and tomato.'],
        ['Sausage Hero', 1095, 'sausage-hero', 'Sausage, peppers and onions on a toasted roll.'],
      ],
      dessert: [['Cinnamon Sticks', 550, 'cinnamon-roll', 'Pizza dough, cinnamon sugar and icing.']],
      beverage: [
        ['Fountain Soda', 275, 'cola', 'Large, because it is all one price.'],
        ['Iced Tea', 275, 'iced-tea', 'Lemon and a lot of ice.'],
      ],
    },
  },
  {
    name: 'Deep Dish District',
    description:
      'Chicago pies built upside down: butter crust, a floor of cheese, sauce on top. Each takes forty minutes to bake and about two days to forget.',
    address: '233 West Superior Street, Chicago, IL, 60654',
    timeZone: 'America/Chicago',
    priceLevel: 'MODERATE',
    minutes: 65,
    feeCents: 399,
    hours: '11:00-22:00',
    closing: '22:00',
    picture: 'pizza-3',
    stars: { mean: 4.2, reviews: 15 },
    menu: {
      appetizer: [
        ['Toasted Ravioli', 895, 'ravioli', 'Breaded, fried and dusted with parmesan.'],
        ['Chopped Salad', 1050, 'chopped-salad', 'Salami, chickpeas, pepperoncini and oregano dressing.'],
      ],
      entree: [
        ['The Classic Deep Dish', 2250, 'pizza-cheese', 'Sausage, mozzarella and chunky tomato in a butter crust.'],
        ['Spinach Deep Dish', 2195, 'pizza-spinach', 'Spinach, ricotta and garlic under a bright sauce.'],
        ['Giardiniera Tavern Pie', 1850, 'pizza-hot', 'Thin, square-cut and hot with pickled peppers.'],
        ['Italian Beef Sandwich', 1350, 'beef-sandwich', 'Dipped in its juices, sweet peppers on top.'],
      ],
      dessert: [
        ['Skillet Cookie', 850, 'cookies', 'Baked in a pie tin, served with ice cream.'],
        ['Strawberry Cheesecake', 795, 'strawberry-cheesecake', 'Tall, dense and topped with berries.'],
      ],
      beverage: [
        ['Green River Soda', 375, 'melon-soda', 'Lime soda in a color not found in nature.'],
        ['Draft Root Beer', 395, 'frappe', 'Poured with a scoop of vanilla, unless you stop us.'],
      ],
    },
  },
]
