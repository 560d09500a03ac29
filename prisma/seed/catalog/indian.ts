import type { SeedRestaurant } from '../seed-restaurant'

export const indian: SeedRestaurant[] = [
  {
    name: 'Saffron Courtyard',
    description:
      'Slow gravies and a tandoor that never cools. The spices are toasted and ground each morning, and the butter chicken has caused at least two marriage proposals.',
    address: '129 Lexington Avenue, New York, NY, 10016',
    priceLevel: 'MODERATE',
    minutes: 40,
    feeCents: 299,
    hours: '11:30-22:30',
    closing: '22:30',
    picture: 'indian-1',
    stars: { mean: 4.6, reviews: 33 },
    menu: {
      appetizer: [
        ['Vegetable Samosas', 695, 'samosas', 'Two large pastries with potato, peas and tamarind chutney.'],
        ['Onion Pakora', 650, 'pakora', 'Crisp onion fritters scented with carom seed.'],
      ],
      entree: [
        ['Butter Chicken', 1650, 'butter-chicken', 'Tandoor-charred chicken in a silky tomato and fenugreek sauce.'],
        ['Saag Paneer', 1495, 'saag-paneer', 'Fresh cheese in slow-cooked spinach with garlic and ginger.'],
        ['Hyderabadi Lamb Biryani', 1850, 'biryani', 'Basmati and lamb sealed in a pot and cooked in their own steam.'],
        ['Garlic Naan', 450, 'naan', 'Blistered flatbread brushed with garlic butter and cilantro.'],
      ],
      dessert: [
        ['Gulab Jamun', 595, 'gulab-jamun', 'Warm milk dumplings in cardamom and rose syrup.'],
        ['Pistachio Kulfi', 625, 'pistachio-gelato', 'Dense, slow-melting ice cream with crushed pistachio.'],
      ],
      beverage: [
        ['Mango Lassi', 525, 'mango-lassi', 'Alphonso mango blended with tangy yogurt.'],
        ['Masala Chai', 395, 'latte', 'Black tea boiled with milk, ginger and cardamom.'],
      ],
    },
  },
  {
    name: 'Dosa Junction',
    description:
      'South Indian, vegetarian and open early. Batter ferments overnight, dosas come off the griddle longer than the tray, and coconut chutney is refilled without asking.',
    address: '37 Newark Avenue, Jersey City, NJ, 07302',
    priceLevel: 'INEXPENSIVE',
    minutes: 30,
    feeCents: 199,
    hours: '08:00-21:30',
    closing: '21:30',
    picture: 'indian-2',
    stars: { mean: 4.4, reviews: 19 },
    menu: {
      appetizer: [
        ['Steamed Idli', 550, 'idli', 'Three cloud-like rice cakes with sambar and coconut chutney.'],
        ['Medu Vada', 575, 'onion-rings', 'Crisp lentil rings with curry leaf and black pepper.'],
        ['Lentil Rasam', 495, 'lentil-soup', 'Thin, peppery and good for whatever ails you.'],
      ],
      entree: [
        ['Masala Dosa', 1050, 'dosa', 'A crackling rice crêpe around mustard-seed potatoes.'],
        ['Onion Uttapam', 995, 'naan', 'A thick, soft griddle cake with onion, chili and tomato.'],
        ['Chana Masala', 1095, 'chana-masala', 'Chickpeas with dried mango, ginger and black tea.'],
        ['Lemon Rice', 895, 'yellow-rice', 'Turmeric rice with peanuts, curry leaf and lemon.'],
      ],
      dessert: [['Cardamom Kheer', 525, 'rice-pudding', 'Rice pudding with cashew, raisin and saffron.']],
      beverage: [
        ['Filter Coffee', 350, 'latte', 'Dark decoction and hot milk, poured from a height.'],
        ['Spiced Buttermilk', 325, 'horchata', 'Thin yogurt with cumin, curry leaf and green chili.'],
      ],
    },
  },
  {
    name: 'The Tiffin Room',
    description:
      'Modern Indian small plates by a chef who trained in Mumbai and Copenhagen. Expect familiar flavors in unfamiliar clothes, and a serious approach to pickles.',
    address: '9 Rivington Street, New York, NY, 10002',
    priceLevel: 'EXPENSIVE',
    minutes: 45,
    feeCents: 449,
    hours: '17:00-23:00',
    closing: '23:00',
    picture: 'indian-3',
    stars: { mean: 3.8, reviews: 13 },
    menu: {
      appetizer: [
        ['Crisp Okra Chaat', 1200, 'chana-masala', 'Shattering okra with yogurt, tamarind and pomegranate.'],
        ['Tandoori Wings', 1500, 'korean-fried-chicken', 'Smoked chili, lime leaf and a cooling herb dip.'],
      ],
      entree: [
        ['Kerala Fish Curry', 2700, 'fish-curry', 'Halibut in coconut milk, green mango and curry leaf.'],
        ['Lamb Chop Vindaloo', 3400, 'lamb', 'Charred chops with a sharp vinegar and chili glaze.'],
        ['Black Dal', 1900, 'black-dal', 'Urad lentils, stirred for a day and finished with butter.'],
        ['Mushroom Keema', 2200, 'mushrooms', 'Minced mushrooms, peas and green chili with buttered buns.'],
      ],
      dessert: [
        ['Carrot Halwa Cake', 1200, 'carrot-cake', 'Warm spiced carrot cake with brown butter ice cream.'],
        ['Rose Falooda', 1100, 'strawberry-shake', 'Rose milk, basil seeds, vermicelli and strawberry.'],
      ],
      beverage: [
        ['Tamarind Cooler', 750, 'tamarind', 'Tamarind, jaggery and ginger over crushed ice.'],
        ['Turmeric Latte', 650, 'golden-milk', 'Golden milk with black pepper and honey.'],
      ],
    },
  },
]
