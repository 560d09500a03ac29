import type { SeedRestaurant } from '../seed-restaurant'

export const vegan: SeedRestaurant[] = [
  {
    name: 'Kind Roots',
    description:
      'Plant-based plates with real technique. The cashew mozzarella is aged two weeks, the seitan is smoked in house, and regulars bring their carnivores to be converted.',
    address: '250 Tompkins Avenue, Brooklyn, NY, 11216',
    priceLevel: 'MODERATE',
    minutes: 30,
    feeCents: 249,
    hours: '11:00-22:00',
    closing: '22:00',
    picture: 'vegan-1',
    stars: { mean: 4.6, reviews: 22 },
    menu: {
      appetizer: [
        ['Buffalo Cauliflower', 1050, 'cauliflower', 'Crisp florets, hot sauce and cashew ranch.'],
        ['Jackfruit Nachos', 1195, 'nachos', 'Smoky jackfruit, black beans and cashew queso.'],
      ],
      entree: [
        ['Roots Burger', 1495, 'veggie-burger', 'Beet and walnut patty, pickles and smoked aioli.'],
        ['Cashew Pesto Pasta', 1550, 'pesto-pasta', 'Spelt pasta, basil and sun-dried tomato.'],
        ['Teriyaki Tofu Bowl', 1450, 'tofu', 'Glazed tofu, brown rice, edamame and pickled ginger.'],
        ['Mushroom Birria Tacos', 1395, 'veggie-tacos', 'Three crisp tacos with a chili broth for dipping.'],
      ],
      dessert: [
        ['Chocolate Avocado Mousse', 795, 'chocolate-mousse', 'Rich enough that nobody guesses.'],
        ['Raw Berry Cheesecake', 850, 'berry-cheesecake', 'Cashew, coconut and wild blueberries.'],
      ],
      beverage: [
        ['Golden Milk', 550, 'golden-milk', 'Turmeric, ginger and oat milk, served warm.'],
        ['Green Machine', 725, 'green-smoothie', 'Spinach, mango, banana and hemp.'],
      ],
    },
  },
  {
    name: 'Planet Crunch',
    description:
      'Salads that require two hands and a plan. Everything is chopped to order, dressings are made in glass jars, and the croutons are unreasonably good.',
    address: '900 Broadway, New York, NY, 10003',
    priceLevel: 'INEXPENSIVE',
    minutes: 15,
    feeCents: 149,
    hours: '10:00-20:00',
    closing: '20:00',
    picture: 'vegan-2',
    stars: { mean: 3.8, reviews: 17 },
    menu: {
      appetizer: [
        ['Edamame Hummus', 650, 'hummus', 'Bright green, with seeded crackers.'],
        ['Miso Broth', 495, 'miso-soup', 'Tofu, seaweed and scallion.'],
      ],
      entree: [
        ['Crunch Salad', 1195, 'green-salad', 'Cabbage, carrot, almonds and ginger dressing.'],
        ['Mexican Chop', 1250, 'chopped-salad', 'Corn, black beans, avocado and lime.'],
        ['Buddha Bowl', 1295, 'buddha-bowl', 'Brown rice, sweet potato, kale and tahini.'],
        ['Falafel Wrap', 1050, 'falafel-wrap', 'Baked falafel, pickles and hummus.'],
        ['Sesame Noodle Salad', 1150, 'sesame-noodles', 'Cold buckwheat noodles, cucumber and chili.'],
      ],
      dessert: [['Date Energy Bites', 495, 'energy-bites', 'Dates, cocoa and coconut, four to a bag.']],
      beverage: [
        ['Kombucha', 525, 'ginger-beer', 'Ginger and lemon, brewed upstate.'],
        ['Watermelon Juice', 550, 'watermelon-juice', 'Watermelon, lime and mint.'],
      ],
    },
  },
  {
    name: 'Velvet Fern',
    description:
      'Fine dining that happens to grow in soil. Courses are composed around a single plant each, from mushroom to pear, with pairings of tea and ferments.',
    address: '33 Great Jones Street, New York, NY, 10012',
    priceLevel: 'EXPENSIVE',
    minutes: 50,
    feeCents: 549,
    hours: '17:00-22:00',
    closing: '21:30',
    picture: 'vegan-3',
    stars: { mean: 0, reviews: 0 },
    menu: {
      appetizer: [
        ['Carrot Crudo', 1500, 'carrot-crudo', 'Cured carrot, sea buckthorn and dill oil.'],
        ['Chilled Pea Soup', 1300, 'pea-soup', 'Sweet peas, mint and almond cream.'],
        ['Tomato Tart', 1600, 'tomato-pie', 'Slow-roasted tomatoes on olive oil pastry.'],
      ],
      entree: [
        ['King Oyster Scallops', 2600, 'mushrooms', 'Seared mushroom rounds, corn and smoked paprika oil.'],
        ['Chickpea Panisse', 2400, 'mozzarella-sticks', 'Crisp chickpea cake with ratatouille.'],
        ['Coconut Curry Squash', 2500, 'vegetable-curry', 'Kabocha squash, lime leaf and black rice.'],
      ],
      dessert: [
        ['Poached Pear', 1300, 'poached-pear', 'Red wine vinegar, star anise and almond.'],
        ['Coconut Sorbet', 1100, 'coconut-ice-cream', 'With toasted rice and passion fruit.'],
      ],
      beverage: [
        ['Hibiscus Kombucha', 850, 'hibiscus', 'Floral, dry and lightly sparkling.'],
        ['White Tea', 750, 'green-tea', 'Silver needle, brewed twice.'],
      ],
    },
  },
]
