import { expect, type Page } from '@playwright/test'
import { openRestaurant, type Restaurant } from './fixtures'
import { columnOf, openBoard, test } from './kitchen'
import { addToCart, alertOf, goToCheckout, openCheckout, ordersOf, placeButton } from './ordering'

const HOUR = 3_600_000

/** A restaurant in UTC that opens in this many hours, for three hours: '10:00-11:00' would be ambiguous. */
function opensIn(hours: number) {
  const clock = (after: number) => new Date(Date.now() + after * HOUR).toISOString().slice(11, 13)
  return { timeZone: 'Etc/UTC', businessHours: `${clock(hours)}:00-${clock(hours + 3)}:00` }
}

const change = ({ id, owner }: Restaurant, body: object) => owner.api.call('PUT', `/api/manage/${id}`, body)
const NOTICE = /^Closed\. Order now, it is cooked when they open (\w+ )?at \d+:00 [AP]M\.$/

test('every screen says of a closed restaurant that an order is for its opening [4.18.9]', { tag: '@core' }, async ({
  page,
  customer,
  kitchen,
}) => {
  const { restaurant } = kitchen
  await change(restaurant, { ...opensIn(4), cuisineType: 'Soul Food', deliveryTime: 7 })
  const card = (on: Page) => on.getByRole('article').filter({ hasText: restaurant.name })
  await page.goto('/home?cuisine=soul-food&time=20')
  await expect(card(page)).toContainText(/Opens (\w+ )?at \d+:00 [AP]M/)
  await page.getByRole('button', { name: 'Open now' }).click()
  await expect(page).toHaveURL('/home?cuisine=soul-food&time=20&open=now')
  await expect(card(page)).toHaveCount(0)

  await page.goto(`/menu-items/${restaurant.items[0].id}`)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await addToCart(page, restaurant, 'Tomato Soup')
  await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
  await expect(page.getByRole('dialog', { name: 'Your cart' }).getByText(NOTICE)).toBeVisible()
  await page.keyboard.press('Escape')
  await goToCheckout(page)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await expect(page.getByRole('radio', { name: /^Priority About .*\d:30 [AP]M, straight to you/ })).toBeVisible()
  await expect(page.getByText(/^Arrives about .*\d:35 [AP]M$/)).toBeVisible()
  await placeButton(page).click()

  await expect(page).toHaveURL('/orders')
  await expect(page.getByText(/· Standard delivery for the opening, .+:00 [AP]M · Credit card$/)).toBeVisible()
  const [order] = await ordersOf(customer)
  await page.goto(`/orders/${order?.id}`)
  await expect(page.getByText(new RegExp(`^${restaurant.name} opens (\\w+ )?at \\d+:00 [AP]M\\.$`))).toBeVisible()
  await openBoard(kitchen.page, restaurant)
  await expect(columnOf(kitchen.page, 'Later').getByText(/^For the opening, .+:00 [AP]M$/)).toBeVisible()
})

test('a restaurant that closes in the middle of a checkout is asked about before anything is charged [4.2.14]', async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  await openCheckout(page, customer, restaurant)
  await change(restaurant, opensIn(4))
  await placeButton(page).click()
  const question = page.getByRole('alertdialog', { name: 'Your order has changed' })
  await expect(question).toContainText(`${restaurant.name} is closed now. Your order is for its opening`)
  expect((await ordersOf(customer))[0]).toMatchObject({ status: 'Active' })
  await question.getByRole('button', { name: 'Accept changes' }).click()
  await expect(question).toBeHidden()
  await expect(page.getByText(NOTICE)).toBeVisible()
  await placeButton(page).click()
  await expect.poll(async () => (await ordersOf(customer))[0]?.status).toBe('Submitted')
  complaints.splice(0)
})

test('where no orders are taken while closed, the checkout begins with the choice of a later time [4.18.8]', async ({
  page,
  customer: _,
  restaurant,
  complaints,
}) => {
  await change(restaurant, { ...opensIn(4), ordersWhileClosed: false })
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByText(/^Closed\. They open .+\. You can schedule an order for later\.$/)).toBeVisible()
  await addToCart(page, restaurant, 'Tomato Soup')
  await goToCheckout(page)
  await expect(page.getByRole('radio', { name: /^Schedule/ })).toBeChecked()
  await expect(page.getByRole('radio', { name: /^Standard/ })).toBeDisabled()
  await expect(page.getByRole('radio', { name: /^Priority/ })).toBeDisabled()
  complaints.splice(0)
})

test('the notice goes at the minute of the opening [4.18.9]', async ({ page, customer }) => {
  const restaurant = await openRestaurant(customer, opensIn(4))
  await page.clock.install()
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByText(NOTICE)).toBeVisible()
  await page.clock.fastForward(4 * HOUR)
  await expect(page.getByText(NOTICE)).toBeHidden()
})

test('a page that was sent before the opening and starts after it has no error', async ({ page, customer }) => {
  const restaurant = await openRestaurant(customer, opensIn(4))
  await page.clock.install({ time: Date.now() + 4 * HOUR })
  await page.goto(`/restaurants/${restaurant.id}`)
  await expect(page.getByRole('heading', { name: restaurant.name, level: 1 })).toBeVisible()
  await expect(page.getByText(NOTICE)).toBeHidden()
})

test('an owner sets hours by weekday, sees what is read of a text, and adds a day off [4.18.11]', async ({
  page,
  customer,
}) => {
  const restaurant = await openRestaurant(customer)
  await page.goto(`/restaurants/${restaurant.id}/hours`)
  const text = page.getByLabel('Business hours')
  const unread = page.getByText(/^We cannot read these hours/)
  await text.fill('Mon-Fri 11am-2pm, 5pm-10pm; Sat 6 PM to 2:00 AM')
  await expect(page.getByLabel('Friday opens again')).toHaveValue('17:00')
  await expect(page.getByLabel('Saturday closes')).toHaveValue('02:00')
  await expect(page.getByRole('switch', { name: 'Sunday' })).not.toBeChecked()
  await text.fill('open: see website')
  await expect(unread).toBeVisible()
  await page.getByRole('switch', { name: 'Monday' }).check()
  await page.getByLabel('Monday opens').fill('12:30')
  await page.getByLabel('Monday closes').fill('01:00')
  await expect(text).toHaveValue('Mon 12:30-01:00; Tue-Sun closed')
  await expect(unread).toBeHidden()
  await page.getByRole('button', { name: 'Add hours on Monday' }).click()
  await page.getByRole('button', { name: 'Remove the second hours of Monday' }).click()
  await page.getByLabel('Date of a day off').fill('2030-12-25')
  await page.getByLabel('Why, in a word').fill('Christmas')
  await page.getByRole('button', { name: 'Add day off' }).click()
  await expect(page.getByText('Dec 25, 2030 · Christmas')).toBeVisible()
  await page.getByRole('checkbox', { name: 'Take orders while closed, for the next opening' }).uncheck()
  await page.getByRole('button', { name: 'Save hours' }).click()
  await expect(alertOf(page, `The hours of ${restaurant.name} have been saved`)).toBeVisible()
  const answer = await customer.api.call<{ restaurant: object }>('GET', `/api/restaurants/${restaurant.id}`)
  expect(answer.restaurant).toMatchObject({
    businessHours: 'Mon 12:30-01:00; Tue-Sun closed',
    daysOff: [{ date: '2030-12-25', name: 'Christmas' }],
    ordersWhileClosed: false,
  })
})

test('hours without a colon are understood, and those of one day are copied to all [4.18.11]', async ({
  page,
  customer,
}) => {
  const restaurant = await openRestaurant(customer, { businessHours: '10:00-20:00' })
  await page.goto(`/restaurants/${restaurant.id}/hours`)
  const text = page.getByLabel('Business hours')
  const copy = page.getByRole('button', { name: /^Copy to all days/ })
  await expect(page.getByLabel('Sunday closes')).toHaveValue('20:00')
  await expect(copy).toHaveCount(0)
  await text.fill('Mon-Fri 11-22')
  await expect(page.getByLabel('Friday closes')).toHaveValue('22:00')
  const save = page.getByRole('button', { name: 'Save hours' })
  const isSaved = alertOf(page, `The hours of ${restaurant.name} have been saved`)
  await save.click()
  await expect(isSaved).toBeVisible()
  await expect(text).toHaveValue('Mon-Fri 11:00-22:00; Sat-Sun closed')
  await page.getByRole('button', { name: 'Copy to all days the hours of Monday' }).click()
  await expect(text).toHaveValue('11:00-22:00')
  await expect(copy).toHaveCount(0)
  await save.click()
  const businessHours = async () =>
    (await customer.api.call<{ restaurant: object }>('GET', `/api/restaurants/${restaurant.id}`)).restaurant
  await expect.poll(businessHours).toMatchObject({ businessHours: '11:00-22:00' })
})
