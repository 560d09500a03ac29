import type { SeedRestaurant } from '../seed-restaurant'

export const mexican: SeedRestaurant[] = [
  {
    name: 'Casa Tecolote',
    description:
      'Moles that take three days, tortillas that take thirty seconds. Corn is nixtamalized in the basement and pressed to order upstairs.',
    address: '515 Fifth Avenue, Brooklyn, NY, 11215',
    priceLevel: 'MODERATE',
    minutes: 35,
    feeCents: 299,
    hours: '12:00-23:00',
    closing: '22:30',
    picture: 'mexican-1',
    owner: 'Mia',
    stars: { mean: 4.5, reviews: 31 },
    menu: {
      appetizer: [
        ['Guacamole and Chips', 1095, 'guacamole', 'Mashed to order with lime, serrano and white onion.'],
        ['Street Corn', 750, 'street-corn', 'Charred corn with crema, cotija and chili powder.'],
      ],
      entree: [
        ['Tacos al Pastor', 1495, 'tacos', 'Three tacos of marinated pork with pineapple, onion and cilantro.'],
        ['Mole Poblano', 1950, 'mole', 'Chicken leg under a sauce of twenty-six ingredients, rice and sesame.'],
        ['Enchiladas Verdes', 1650, 'enchiladas', 'Rolled tortillas, pulled chicken, tart tomatillo and crema.'],
        ['Cauliflower Tinga Tacos', 1350, 'veggie-tacos', 'Smoky chipotle cauliflower, avocado and pickled onion.'],
      ],
      dessert: [
        ['Churros', 795, 'churros', 'Six, rolled in cinnamon sugar, with dark chocolate to dip.'],
        ['Flan de Cajeta', 750, 'flan', 'Goat milk caramel custard with a bittersweet edge.'],
      ],
      beverage: [
        ['Horchata', 475, 'horchata', 'Rice, almond and cinnamon, soaked overnight and strained.'],
        ['Hibiscus Agua Fresca', 450, 'hibiscus', 'Deep red, tart and cooling.'],
      ],
    },
  },
  {
    name: 'El Camión Azul',
    description:
      'It began as a blue truck outside a hardware store. There is a roof now, but still only one cook, one comal and a line that smells of chili and toasted corn.',
    address: '82 Junction Boulevard, Jackson Heights, NY, 11372',
    priceLevel: 'INEXPENSIVE',
    minutes: 25,
    feeCents: 149,
    hours: '09:00-22:00',
    closing: '',
    picture: 'mexican-2',
    stars: { mean: 4.6, reviews: 26 },
    menu: {
      appetizer: [
        ['Chips and Three Salsas', 550, 'chips-salsa', 'Roasted tomato, tomatillo and one you should respect.'],
        ['Chicken Tamales', 725, 'tamales', 'Two soft tamales steamed in the husk with green salsa.'],
      ],
      entree: [
        ['Carnitas Burrito', 1150, 'burrito', 'Slow pork, beans, rice and salsa in a griddled flour tortilla.'],
        ['Carne Asada Tacos', 1095, 'tacos', 'Three corn tortillas, grilled skirt steak, onion and lime.'],
        ['Quesadilla Grande', 995, 'quesadilla', 'Oaxaca cheese and squash blossom folded in blue corn.'],
        ['Burrito Bowl', 1125, 'burrito-bowl', 'Everything but the tortilla, with extra beans and avocado.'],
        ['Torta Milanesa', 1050, 'beef-sandwich', 'Crisp beef cutlet, beans, avocado and jalapeño on a telera roll.'],
      ],
      dessert: [
        ['Tres Leches', 595, 'strawberry-cheesecake', 'Sponge soaked in three milks, topped with strawberries.'],
      ],
      beverage: [
        ['Tamarind Agua Fresca', 375, 'tamarind', 'Sweet, sour and dangerously easy to drink.'],
        ['Mexican Cola', 350, 'cola', 'Cane sugar, glass bottle, very cold.'],
      ],
    },
  },
  {
    name: 'Maíz y Mar',
    description:
      'Coastal Mexican cooking: ceviches, whole grilled fish and aguachile so fresh it needs no introduction. Bright, loud and best shared with someone you can wrestle for the last tostada.',
    address: '1740 Abbot Kinney Boulevard, Venice, CA, 90291',
    timeZone: 'America/Los_Angeles',
    priceLevel: 'EXPENSIVE',
    minutes: 40,
    feeCents: 499,
    hours: '12:00-22:00',
    closing: '21:30',
    picture: 'mexican-3',
    stars: { mean: 4.3, reviews: 9 },
    menu: {
      appetizer: [
        ['Shrimp Ceviche', 1700, 'ceviche', 'Shrimp cured in lime with cucumber, tomato and avocado.'],
        ['Tuna Tostadas', 1600, 'tostadas', 'Two crisp tortillas, raw tuna, chipotle mayonnaise and leeks.'],
        ['Queso Fundido', 1400, 'melted-cheese', 'Bubbling cheese with poblano strips and warm tortillas.'],
      ],
      entree: [
        ['Baja Fish Tacos', 2100, 'fish-tacos', 'Beer-battered cod, cabbage, crema and pico de gallo.'],
        ['Grilled Snapper', 3400, 'white-fish', 'Half red with chili, half green with parsley, tortillas alongside.'],
        ['Steak Fajitas', 2900, 'fajitas', 'Skirt steak, blistered peppers and onions, still hissing.'],
        ['Lobster Esquites Pasta', 3200, 'seafood-pasta', 'Small shells with sweet corn, lobster and cotija.'],
      ],
      dessert: [['Mango Sorbet', 900, 'mango-sorbet', 'Ataulfo mango with lime and a pinch of chili salt.']],
      beverage: [
        ['Cucumber Limeade', 700, 'mint-lemonade', 'Cucumber, lime and mint over crushed ice.'],
        ['Passion Fruit Agua Fresca', 700, 'passion-fruit', 'Seeds and all, with a salted rim.'],
      ],
    },
  },
]
