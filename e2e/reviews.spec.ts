import type { Locator, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import type { Restaurant } from './fixtures'
import { test } from './fixtures'
import { loseAnswers } from './network'
import { addReview, alertOf, makeOrder, placeOrder } from './ordering'

const stars = (form: Locator, group: string, count: number) =>
  form.getByRole('radiogroup', { name: group }).getByRole('radio', { name: count === 1 ? '1 star' : `${count} stars` })

async function openForm(page: Page, restaurant: Restaurant, orderId: number): Promise<Locator> {
  const query = new URLSearchParams({ orderId: String(orderId), restaurantName: restaurant.name })
  await page.goto(`/reviews/restaurant/${restaurant.id}?${query}`)
  return page.getByRole('form', { name: 'Rate your order' })
}

async function fill(form: Locator) {
  await form.getByLabel('Your review').fill('Warm, quick and very good.')
  await stars(form, 'Your order', 3).check()
  await stars(form, 'The restaurant', 5).check()
}

test('a customer rates an order from the list of orders, once [1.1, 4.3.2, 4.9.1, 5.3.1, 8.5.3]', {
  tag: '@core',
}, async ({ page, customer, restaurant }) => {
  const { id } = await placeOrder(customer, restaurant)
  await page.goto('/orders')
  await page.getByRole('link', { name: `Rate order ${id}` }).click()
  await expect(page).toHaveURL(new RegExp(`/reviews/restaurant/${restaurant.id}\\?orderId=${id}&restaurantName=`))
  const form = page.getByRole('form', { name: 'Rate your order' })
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(form.getByText('Please write a review before submitting.')).toBeVisible()
  await expect(form.getByText('Please select a rating for both order and restaurant.')).toBeVisible()
  await form.getByLabel('Your review').fill('Warm, quick and very good.')
  await stars(form, 'Your order', 3).check()
  await expect(form.getByText('Please write a review before submitting.')).toBeHidden()
  await expect(form.getByText('Please select a rating for both order and restaurant.')).toBeVisible()
  await stars(form, 'The restaurant', 5).check()
  await form.getByRole('button', { name: 'Submit review' }).dblclick()
  await expect(alertOf(page, 'Review submitted successfully!')).toBeVisible()
  await expect(form).toBeHidden()
  const review = page.getByRole('listitem').filter({ hasText: 'Warm, quick and very good.' })
  await expect(review).toHaveCount(1)
  await expect(review.getByRole('img', { name: 'Thumbs up' })).toBeVisible()
  await expect(review.getByRole('img', { name: '5 out of 5 stars' })).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('button', { name: `Reorder order ${id}` })).toBeVisible()
  await expect(page.getByRole('link', { name: `Rate order ${id}` })).toBeHidden()
})

test('a review without ratings marks both, and focuses the first [5.3.2]', async ({ page, customer, restaurant }) => {
  const { id } = await placeOrder(customer, restaurant)
  const form = await openForm(page, restaurant, id)
  const submit = form.getByRole('button', { name: 'Submit review' })
  const orderRating = form.getByRole('radiogroup', { name: 'Your order' })
  const restaurantRating = form.getByRole('radiogroup', { name: 'The restaurant' })
  await form.getByLabel('Your review').fill('Warm, quick and very good.')
  await submit.click()
  for (const rating of [orderRating, restaurantRating]) {
    await expect(rating).toHaveAttribute('aria-invalid', 'true')
    await expect(rating).toHaveAccessibleDescription('Please select a rating for both order and restaurant.')
  }
  await expect(form.getByText('Please select a rating for both order and restaurant.')).toHaveCount(1)
  await expect(orderRating.getByRole('radio', { name: '1 star' })).toBeFocused()

  await stars(form, 'Your order', 4).check()
  await expect(orderRating).not.toHaveAttribute('aria-invalid')
  await expect(restaurantRating).toHaveAttribute('aria-invalid', 'true')
  await submit.click()
  await expect(restaurantRating.getByRole('radio', { name: '1 star' })).toBeFocused()
  await stars(form, 'The restaurant', 4).check()
  await expect(restaurantRating).not.toHaveAttribute('aria-invalid')
  await expect(form.getByText('Please select a rating for both order and restaurant.')).toBeHidden()
})

test('a review that fails at the server or the network stays in the form [8.5.1, 8.5.5]', async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  const { id } = await placeOrder(customer, restaurant)
  const form = await openForm(page, restaurant, id)
  await fill(form)
  await page.route('**/api/reviews/', (route) => route.fulfill({ status: 500, json: {} }))
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(alertOf(page, 'Failed to submit review. Please try again.')).toBeVisible()
  await page.unroute('**/api/reviews/')
  // The call must not arrive: otherwise the next try is told that the order is already reviewed.
  await loseAnswers(page, '**/api/reviews/')
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(alertOf(page, 'An error occurred. Please try again.')).toBeVisible()
  expect(complaints.splice(0)).toHaveLength(2)
  await page.unroute('**/api/reviews/')
  await expect(form.getByLabel('Your review')).toHaveValue('Warm, quick and very good.')
  await form.getByRole('button', { name: 'Submit review' }).click()
  await expect(alertOf(page, 'Review submitted successfully!')).toBeVisible()
})

test('an order that cannot be reviewed has no form [5.3.3]', async ({ page, customer, account, restaurant }) => {
  const active = await makeOrder(customer, restaurant)
  const foreign = await placeOrder(account, restaurant)
  for (const id of [active.id, foreign.id, 999_999]) {
    const form = await openForm(page, restaurant, id)
    await expect(page.getByText('Only a submitted order of your own can be rated.')).toBeVisible()
    await expect(form).toBeHidden()
  }
})

test('a restaurant without reviews says so, and one that does not exist answers 404 [8.6.1]', async ({
  page,
  restaurant,
  complaints,
}) => {
  await page.goto(`/reviews/restaurant/${restaurant.id}`)
  await expect(page.getByRole('heading', { name: 'No reviews yet!' })).toBeVisible()
  const answer = await page.goto('/reviews/restaurant/999999999')
  expect(answer?.status()).toBe(404)
  await expect(page.getByRole('heading', { name: 'Restaurant not found' })).toBeVisible()
  expect(complaints.splice(0)).toEqual([expect.stringContaining('404')])
})

test('a customer edits and deletes a review [4.9.1, 8.5.3]', { tag: '@core' }, async ({
  page,
  customer,
  restaurant,
  complaints,
}) => {
  await addReview(customer, restaurant)
  await page.goto('/reviews')
  await page.getByRole('button', { name: `Edit your review of ${restaurant.name}` }).click()
  const window = page.getByRole('dialog', { name: 'Edit your review' })
  await expect(stars(window, 'The restaurant', 5)).toBeChecked()
  await window.getByLabel('Your review').fill('')
  await window.getByRole('button', { name: 'Save changes' }).click()
  await expect(window.getByText('Please write a review before submitting.')).toBeVisible()
  await window.getByLabel('Your review').fill('On second thought, only fine.')
  await stars(window, 'The restaurant', 3).check()
  await page.route('**/api/reviews/*', (route) => route.abort())
  await window.getByRole('button', { name: 'Save changes' }).click()
  await expect(window.getByRole('alert')).toHaveText('Failed to update review')
  expect(complaints.splice(0)).toHaveLength(1)
  await page.unroute('**/api/reviews/*')
  await window.getByRole('button', { name: 'Save changes' }).click()
  await expect(window).toBeHidden()
  const review = page.getByRole('listitem').filter({ hasText: 'On second thought, only fine.' })
  await expect(review.getByRole('img', { name: '3 out of 5 stars' })).toBeVisible()

  await review.getByRole('button', { name: `Delete your review of ${restaurant.name}` }).click()
  const question = page.getByRole('alertdialog', { name: 'Delete this review?' })
  await question.getByRole('button', { name: 'Keep review' }).click()
  await expect(review).toBeVisible()
  await review.getByRole('button', { name: `Delete your review of ${restaurant.name}` }).click()
  await question.getByRole('button', { name: 'Delete review' }).click()
  await expect(page.getByRole('heading', { name: 'No reviews yet!' })).toBeVisible()
  await page.goto('/orders')
  await expect(page.getByRole('link', { name: /^Rate order/ })).toBeVisible()
})

test('reviews of other customers cannot be changed [6.1.7]', { tag: '@core' }, async ({
  page,
  customer,
  account,
  restaurant,
}) => {
  await addReview(account, restaurant)
  await addReview(customer, restaurant, { review: 'Mine.' })
  await page.goto(`/reviews/restaurant/${restaurant.id}`)
  await expect(page.getByRole('listitem').filter({ hasText: 'Warm, quick' })).toBeVisible()
  await expect(page.getByRole('button', { name: /^Edit your review/ })).toHaveCount(1)
})
