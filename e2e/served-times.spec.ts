import { expect } from '@playwright/test'
import { openRestaurant, type Restaurant } from './fixtures'
import { openBoard, test } from './kitchen'
import { addToCart, alertOf, ordersOf, placeButton } from './ordering'

const DAY_MS = 86_400_000

/** The weekday of the day after tomorrow where the restaurant is, and times of its evening. */
function inTwoDays() {
  const weekday = new Intl.DateTimeFormat('en-US', { timeZone: 'America/New_York', weekday: 'long' })
  const day = weekday.format(Date.now() + 2 * DAY_MS)
  return { day, hours: `${day} 17:00-20:00`, from: `From ${day} 5:00 PM` }
}

const serve = ({ owner, items: [soup] }: Restaurant, servedHours: string) =>
  owner.api.call('PUT', `/api/menu-items/${soup.id}`, { servedHours })

test('an item outside of its times says from when, and is ordered for a time within them [4.34.2, 4.34.4, 4.34.7]', {
  tag: '@core',
}, async ({ page, customer, restaurant, complaints }) => {
  const { day, hours, from } = inTwoDays()
  await addToCart(page, restaurant, 'Tomato Soup')
  await serve(restaurant, hours)
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByRole('article').filter({ hasText: 'Tomato Soup' })).toContainText(from)
  await expect(page.getByRole('button', { name: /^Add Tomato Soup to cart/ })).toHaveCount(0)
  await page.goto(`/menu-items/${restaurant.items[0].id}`)
  await expect(page.getByText(`Not served now. ${from}.`)).toBeVisible()
  await expect(page.getByRole('button', { name: /^Add to cart/ })).toHaveCount(0)

  await page.getByRole('button', { name: /^Open cart/ }).click()
  const cart = page.getByRole('dialog', { name: 'Your cart' })
  await expect(cart.getByText(from)).toBeVisible()
  await cart.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(page).toHaveURL('/checkout')
  await placeButton(page).click()
  const refused = page.getByRole('dialog', { name: "We can't place this order" })
  await expect(refused).toContainText(`Tomato Soup is served again ${day} at 5:00 PM.`)
  await refused.getByRole('button', { name: 'Choose a later time' }).click()
  // Only the times at which it is served are offered, with the reason.
  await expect(page.getByText(`Tomato Soup is served ${day.slice(0, 3)} 5:00 PM to 8:00 PM.`)).toBeVisible()
  await page.getByRole('radio', { name: /^Tomorrow/ }).check()
  await expect(page.getByText('No delivery times are left on this day.')).toBeVisible()
  await page.getByRole('radio', { name: new RegExp(`^${day.slice(0, 3)}`) }).check()
  await page.getByRole('radio', { name: '6:30 PM' }).check()
  await placeButton(page).click()
  await expect.poll(async () => (await ordersOf(customer))[0]?.status).toBe('Submitted')
  complaints.splice(0)
})

test('a checkout goes on without an item whose times have ended, or with all of it later [4.34.4]', async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  await addToCart(page, restaurant, 'Tomato Soup')
  await addToCart(page, restaurant, 'Lemon Pasta')
  await page.getByRole('button', { name: /^Open cart/ }).click()
  await page.getByRole('button', { name: 'Go to checkout' }).click()
  await expect(placeButton(page)).toBeEnabled()
  await serve(restaurant, inTwoDays().hours)
  await placeButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Your order has changed' })
  await expect(question.getByRole('button', { name: 'Choose a later time for all of it' })).toBeVisible()
  await question.getByRole('button', { name: 'Accept changes' }).click()
  await expect(question).toBeHidden()
  await placeButton(page).click()
  await expect.poll(async () => (await ordersOf(customer))[0]).toMatchObject({ status: 'Submitted', subtotal: 16.25 })
  complaints.splice(0)
})

test('an owner gives times to a section and to an item, and reads how they are understood [4.34.2, 4.34.5]', async ({
  page,
  customer,
}) => {
  const restaurant = await openRestaurant(customer)
  const [soup] = restaurant.items
  await page.goto(`/restaurants/${restaurant.id}/menu/order`)
  await page.getByRole('button', { name: 'Add a section' }).click()
  await page.getByRole('textbox', { name: 'Name of the new section' }).fill('Lunch')
  const served = page.getByRole('textbox', { name: 'Served at' })
  await served.fill('noonish')
  await expect(served).toHaveAccessibleDescription(/^We cannot read these times/)
  await page.getByRole('button', { name: 'Add section' }).click()
  await expect(page.getByText('We cannot read these times. Write them such as Mon-Fri 11:00-14:30')).toBeVisible()
  await served.fill('weekdays 11am to 2:30pm')
  await expect(served).toHaveAccessibleDescription('Served Mon to Fri 11:00 AM to 2:30 PM')
  await page.getByRole('button', { name: 'Add section' }).click()
  await page.getByRole('button', { name: 'Edit Lunch' }).click()
  await served.fill('Mon-Fri 11:00-15:00')
  await page.getByRole('button', { name: 'Save section' }).click()
  await expect(page.getByText('Served Mon-Fri 11:00-15:00', { exact: true })).toBeVisible()
  await page.getByLabel(`Section of ${soup.name}`).selectOption('Lunch')
  await page.getByRole('button', { name: 'Save order' }).click()
  await expect(alertOf(page, 'The order of the menu has been saved')).toBeVisible()

  await page.goto(`/restaurants/${restaurant.id}/menu`)
  const lunch = page.getByRole('region', { name: 'Lunch' })
  await expect(lunch.getByText('Served Mon-Fri 11:00-15:00')).toBeVisible()
  await lunch.getByRole('button', { name: `Edit ${soup.name}` }).click()
  const form = page.getByRole('form', { name: `Edit ${soup.name}` })
  await form.getByRole('textbox', { name: 'Served at' }).fill('Sat 12:00-13:00')
  await expect(form.getByText('Served Sat 12:00 PM to 1:00 PM')).toBeVisible()
  await form.getByRole('button', { name: 'Save item' }).click()
  await expect(lunch.getByText('Served Sat 12:00-13:00')).toBeVisible()
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByText('Served Mon to Fri 11:00 AM to 3:00 PM')).toBeVisible()
})

test('the list of sold-out dishes on the board says from when one is served [4.34.6]', async ({ kitchen }) => {
  const { restaurant, page } = kitchen
  const { hours, from } = inTwoDays()
  await serve(restaurant, hours)
  await openBoard(page, restaurant)
  await page.getByRole('button', { name: 'Sold out' }).click()
  const dish = page.getByRole('dialog', { name: 'Sold out' }).getByRole('listitem').filter({ hasText: 'Tomato Soup' })
  await expect(dish).toContainText(from)
  await expect(dish.getByRole('switch')).toBeChecked()
})
