import type { SeedRestaurant } from '../seed-restaurant'

export const seafood: SeedRestaurant[] = [
  {
    name: 'Harbor Light Oyster House',
    description:
      'A raw bar, a steamer and a view of the ferry. The chalkboard changes with the tide, and the chowder has won the same small ribbon nine years running.',
    address: '12 Fulton Street, New York, NY, 10038',
    priceLevel: 'EXPENSIVE',
    minutes: 40,
    feeCents: 499,
    hours: '11:30-22:00',
    closing: '21:30',
    picture: 'seafood-1',
    stars: { mean: 4.5, reviews: 20 },
    menu: {
      appetizer: [
        ['Half Dozen Oysters', 2100, 'oysters', 'Shucked at the last minute, with mignonette and lemon.'],
        ['New England Chowder', 1100, 'chowder', 'Clams, potato and salt pork in proper cream.'],
        ['Shrimp Cocktail', 1750, 'grilled-shrimp', 'Five jumbo shrimp and a horseradish sauce that clears the head.'],
      ],
      entree: [
        ['Maine Lobster Roll', 3200, 'lobster-roll', 'Warm butter, split-top bun and nothing to hide behind.'],
        ['Steamed Mussels', 2200, 'mussels', 'White wine, shallots and cream, with a baguette for the broth.'],
        ['Seared Scallops', 3600, 'scallops', 'Caramelized on top, with corn purée and brown butter.'],
        ['Fish and Chips', 2100, 'fish-and-chips', 'Cod in a seltzer batter, thick chips and tartar sauce.'],
      ],
      dessert: [['Key Lime Pie', 950, 'key-lime-pie', 'Tart, cold and on a graham crust.']],
      beverage: [
        ['Half and Half', 450, 'iced-tea', 'Iced tea and lemonade in equal parts.'],
        ['Ginger Beer', 500, 'ginger-beer', 'Cloudy and hot with fresh ginger.'],
      ],
    },
  },
  {
    name: 'The Crab Shanty',
    description:
      'Newspaper on the table, mallets in a bucket. Crabs are steamed under a drift of bay seasoning and arrive with bibs, butter and no judgment.',
    address: '2800 Emmons Avenue, Brooklyn, NY, 11235',
    priceLevel: 'MODERATE',
    minutes: 45,
    feeCents: 399,
    hours: '12:00-23:00',
    closing: '22:30',
    picture: 'seafood-2',
    stars: { mean: 4.0, reviews: 16 },
    menu: {
      appetizer: [
        ['Crab Cakes', 1450, 'fish-cakes', 'Lump crab held together by optimism and a little mustard.'],
        ['Hush Puppies', 695, 'fritters', 'Sweet corn fritters with honey butter.'],
      ],
      entree: [
        ['Steamed Blue Crabs', 2950, 'crab', 'Half a dozen, heavily seasoned, with drawn butter.'],
        ['Shrimp Boil', 2450, 'seafood-boil', 'Shrimp, corn, potatoes and sausage in a spiced butter.'],
        ['Fried Shrimp Basket', 1850, 'tempura', 'A dozen shrimp, fries and cocktail sauce.'],
        ['Blackened Catfish', 1795, 'fish-and-chips', 'Cajun crust, lemon and dirty rice.'],
      ],
      dessert: [
        ['Peach Cobbler', 750, 'peach-cobbler', 'Hot peaches, biscuit top and vanilla ice cream.'],
        ['Salted Chocolate Pudding', 650, 'chocolate-mousse', 'Cold, thick and licked clean.'],
      ],
      beverage: [
        ['Strawberry Lemonade', 475, 'pink-lemonade', 'With crushed berries at the bottom.'],
        ['Cherry Cola', 350, 'cherry-soda', 'Fountain cola with real cherry syrup.'],
      ],
    },
  },
  {
    name: 'Pescaderia Nine',
    description:
      'A fishmonger by day and a charcoal grill by night. Choose the fish; they choose the herbs. Everything is landed within a day of the boat.',
    address: '455 Embarcadero, San Francisco, CA, 94105',
    timeZone: 'America/Los_Angeles',
    priceLevel: 'VERY_EXPENSIVE',
    minutes: 55,
    feeCents: 799,
    hours: '16:00-22:00',
    closing: '21:00',
    picture: 'seafood-3',
    stars: { mean: 4.9, reviews: 9 },
    menu: {
      appetizer: [
        ['Hamachi Crudo', 2400, 'ceviche', 'Yellowtail, citrus, green chili and olive oil.'],
        ['Grilled Prawns', 2600, 'grilled-shrimp', 'Head-on, with lemon and wild oregano.'],
      ],
      entree: [
        ['Charcoal Lobster', 6400, 'lobster', 'Split, basted with seaweed butter and finished over coals.'],
        ['King Salmon', 4200, 'salmon', 'Crisp skin, sorrel and warm potato salad.'],
        ['Cioppino', 4400, 'seafood-stew', 'Crab, clams, mussels and fish in a tomato broth.'],
        ['Halibut in Leaves', 4600, 'white-fish', 'Steamed in fig leaves with lemon and fennel.'],
      ],
      dessert: [
        ['Meyer Lemon Tart', 1500, 'key-lime-pie', 'Sharp curd and a torched meringue.'],
        ['Sea Salt Caramel Sundae', 1400, 'sundae', 'Vanilla ice cream, caramel and toasted almonds.'],
      ],
      beverage: [
        ['Coastal Spritz', 1100, 'mint-lemonade', 'Cucumber, sea herbs and tonic, without alcohol.'],
        ['Cold Pressed Grapefruit', 900, 'pink-lemonade', 'Ruby grapefruit and nothing else.'],
      ],
    },
  },
]
