import { expect } from '@playwright/test'
import { ACCOUNT_FORMS } from './account-forms'
import { Api, openRestaurant, signUp, test } from './fixtures'
import { ORDER_FORMS } from './order-forms'
import { alertOf, placeOrder } from './ordering'
import { loseAnswers } from './owner'
import { OWNER_FORMS } from './owner-forms'

/** Every form; those of reviews and of deleting have tests of their own as well. */
const FORMS = [...ACCOUNT_FORMS, ...ORDER_FORMS, ...OWNER_FORMS]

const WENT_WRONG = 'Something went wrong. Please try again'

for (const { name, role, path, fill, broken = WENT_WRONG, lost = broken, once } of FORMS) {
  test(`${name} survives a server that breaks and a network that fails midway`, async ({
    page,
    context,
    newJar,
    complaints,
  }) => {
    const me = await signUp(role === 'customer' ? context.request : await newJar())
    if (role === 'guest') await new Api(context.request).call('POST', '/api/auth/guest')
    const openElsewhere = async () => openRestaurant(await signUp(await newJar()))
    const { send, typed, done } = await fill({ page, me, openElsewhere })
    const expectKept = async (text: string) => {
      await expect(alertOf(page, text)).toBeVisible()
      for (const [field, value] of typed) await expect(field).toHaveValue(value)
    }

    await page.route(path, (route) => route.fulfill({ status: 500 }))
    await send()
    await expectKept(broken)
    await page.unroute(path)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('500')])

    if (once) await page.route(path, (route) => route.abort())
    else await loseAnswers(page, path)
    const failed = page.waitForEvent('requestfailed')
    await send()
    await failed
    await expectKept(lost)
    await page.unroute(path)
    expect(complaints.splice(0)).toEqual([expect.stringContaining('ERR_FAILED')])

    await send()
    await done()
  })
}

test('the signup form names what is wrong', async ({ page }) => {
  await page.goto('/signup')
  const submit = page.getByRole('main').getByRole('button', { name: 'Sign up' })
  const credential = page.getByLabel('Email or phone number')
  await submit.click()
  for (const text of [
    'Name is required',
    'Please enter a valid email or phone number',
    'Password must be at least 8 characters',
  ]) {
    await expect(page.getByText(text, { exact: true })).toBeVisible()
  }
  for (const [wrong, text] of [
    ['ada@example', 'Invalid email'],
    ['555-010-019', 'Invalid phone number'],
    ['555-010-01990', 'Invalid phone number'],
  ] as const) {
    await credential.fill(wrong)
    await expect(credential).toHaveAccessibleDescription(text)
  }
})

test('the signup window names everything that is missing or wrong', async ({ page, context }) => {
  await new Api(context.request).call('POST', '/api/auth/guest')
  await page.goto('/orders')
  await page.getByRole('main').getByRole('button', { name: 'Sign up' }).click()
  const window = page.getByRole('dialog', { name: 'Sign up to continue' })
  await window.getByRole('button', { name: 'Sign up' }).click()
  for (const [label, text] of [
    ['First name', 'First name is required'],
    ['Last name', 'Last name is required'],
    ['Email', 'Invalid email'],
    ['Phone number', 'Invalid phone number'],
    ['Address', 'Address is required'],
    ['City', 'City is required'],
    ['State', 'State is required'],
    ['Zip', 'Zip is required'],
    ['Password', 'Password must be at least 8 characters'],
  ] as const) {
    const field = window.getByLabel(label, { exact: true })
    await expect(field).toHaveAttribute('aria-invalid', 'true')
    await expect(field).toHaveAccessibleDescription(new RegExp(text))
  }
  await window.getByLabel('Confirm Password').fill('something else')
  await expect(window.getByText('Confirm Password field must be the same as the Password field')).toBeVisible()
})

test('a review that could not be deleted stays, and can be deleted again', async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  const { id } = await placeOrder(customer, restaurant)
  const about = { restaurant_id: restaurant.id, order_id: id, order_rating: 4, restaurant_rating: 4 }
  await customer.api.call('POST', '/api/reviews', { ...about, review: 'Good.' })
  await page.goto('/reviews')
  const remove = async () => {
    await page.getByRole('button', { name: /^Delete your review/ }).click()
    await page.getByRole('button', { name: 'Delete review' }).click()
  }
  await page.route('**/api/reviews/*', (route) => route.fulfill({ status: 500 }))
  await remove()
  await expect(alertOf(page, WENT_WRONG)).toBeVisible()
  await page.unroute('**/api/reviews/*')
  await expect(page.getByText('Good.')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(1)
  await remove()
  await expect(page.getByRole('heading', { name: 'No reviews yet!' })).toBeVisible()
})
