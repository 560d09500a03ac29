/**
 * Plain valid data in the spelling of the API, to send or to store. Each call gives fresh values to fields that must be
 * unique; `over` replaces the fields that a test is about.
 */

/** A suffix that no other call gets, in this process or another. */
function unique(): string {
  return crypto.randomUUID().slice(0, 8)
}

/** A random first number, so that two processes are very unlikely to overlap. */
let lastPhoneNumber = 2_000_000_000 + ((crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) % 1_000_000_000)

/** Ten digits that no other call gets, in this process or another. */
export function aPhoneNumber(): string {
  lastPhoneNumber += 1
  return String(lastPhoneNumber)
}

const password = 'correct horse battery'

/** The body of a signup: a customer with an address, who may therefore order. */
export function aCustomer<Over extends object>(over?: Over) {
  const customer = {
    firstName: 'Ada',
    lastName: 'Lovelace',
    email: `ada.${unique()}@example.com`,
    phoneNumber: aPhoneNumber(),
    address: '12 Mercer Street',
    city: 'New York',
    state: 'NY',
    zip: '10013',
    password,
  }
  return { ...customer, ...over }
}

/** The body of a new restaurant. */
export function aRestaurant<Over extends object>(over?: Over) {
  const restaurant = {
    name: `Corner Bistro ${unique()}`,
    description: 'Small plates, good bread and a long table by the window.',
    address: '45 Spring Street',
    city: 'New York',
    state: 'NY',
    zip: '10012',
    cuisineType: 'Italian' as const,
    deliveryFee: 3.5,
    deliveryTime: 30,
    // Open at whatever time of day the tests run.
    businessHours: '00:00-24:00',
    closingTime: '22:00',
    storeImage: 'https://example.com/bistro.webp',
    priceLevel: 'MODERATE' as const,
  }
  return { ...restaurant, ...over }
}

/** The body of a new menu item, without the restaurant that it is for. */
export function aMenuItem<Over extends object>(over?: Over) {
  const item = {
    name: 'Tomato Soup',
    description: 'Slow roasted tomatoes, basil and a little cream.',
    price: 8.5,
    food_image: 'https://example.com/soup.webp',
    food_type: 'appetizer' as const,
  }
  return { ...item, ...over }
}

/** A line of a menu file for a new item. */
export function aMenuRow<Over extends object>(over?: Over) {
  const row = { name: 'Pea Soup', description: 'Green and thick', price: '4.50', type: 'appetizer' }
  return { ...row, ...over }
}

/** The body of a new modifier group: a size, which must be chosen. */
export function aModifierGroup<Over extends object>(over?: Over) {
  const modifiers = [
    { name: 'Small', price: 0 },
    { name: 'Large', price: 2.5 },
  ]
  return { name: 'Size', min: 1, max: 1, modifiers, ...over }
}

/** The fields of a review, without the order that it is about. */
export function aReview<Over extends object>(over?: Over) {
  return { review: 'Warm, quick and very good.', order_rating: 4, restaurant_rating: 5, ...over }
}

/** The columns of a restaurant that a row must have, but for its name, its owner and its times. */
export const restaurantColumns = {
  description: 'Small plates and good bread.',
  address: '45 Spring Street',
  city: 'New York',
  state: 'NY',
  zip: '10012',
  cuisineType: 'Italian',
  deliveryFeeCents: 300,
  deliveryTimeMinutes: 30,
  businessHours: '11:00-22:00',
  timeZone: 'America/New_York',
  storeImage: '/images/bistro.webp',
  priceLevel: 'MODERATE' as const,
}
