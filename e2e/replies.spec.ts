import { expect } from '@playwright/test'
import { openRestaurant, test } from './fixtures'
import { loseAnswers } from './network'
import { addReview } from './ordering'

test('the owner replies to a review, changes the reply and takes it back, and customers read it [4.9.2, 5.3.4]', async ({
  page,
  customer,
  account,
  complaints,
}) => {
  const restaurant = await openRestaurant(customer)
  await addReview(account, restaurant)
  const author = account.firstName
  const desk = `/restaurants/${restaurant.id}/reviews`
  await page.goto(desk)
  await page.getByRole('button', { name: `Reply to ${author}`, exact: true }).click()
  const form = page.getByRole('dialog', { name: `Reply to ${author}` })
  await expect(form).toContainText('Warm, quick and very good.')
  await form.getByRole('button', { name: 'Save reply' }).click()
  await expect(form.getByText('Please write a reply before saving.')).toBeVisible()
  await form.getByLabel('Your reply').fill('Thank you, come again!')
  await loseAnswers(page, '**/api/reviews/*/reply')
  await form.getByRole('button', { name: 'Save reply' }).click()
  await expect(form.getByRole('alert')).toHaveText('Failed to save your reply')
  await expect(form.getByLabel('Your reply')).toHaveValue('Thank you, come again!')
  await page.unroute('**/api/reviews/*/reply')
  await form.getByRole('button', { name: 'Save reply' }).dblclick()
  await expect(form).toBeHidden()
  const review = page.getByRole('listitem').filter({ hasText: `Reply from ${restaurant.name}` })
  await expect(review).toContainText('Thank you, come again!')
  complaints.splice(0)

  await page.goto(`/reviews/restaurant/${restaurant.id}`)
  await expect(review).toContainText('Thank you, come again!')
  await expect(page.getByRole('button', { name: 'Edit your reply' })).toBeHidden()

  await page.goto(desk)
  await page.getByRole('button', { name: `Edit your reply to ${author}` }).click()
  await form.getByLabel('Your reply').fill('See you soon!')
  await form.getByRole('button', { name: 'Save reply' }).click()
  await expect(review).toContainText('See you soon!')
  await page.getByRole('button', { name: `Delete your reply to ${author}` }).click()
  await page.getByRole('button', { name: 'Delete reply' }).click()
  await expect(page.getByRole('button', { name: `Reply to ${author}`, exact: true })).toBeVisible()
  await expect(review).toBeHidden()
})

test('the bars of the summary filter reviews by stars, by address and without scripts [4.9.3]', async ({
  page,
  browser,
  account,
  restaurant,
}) => {
  await addReview(account, restaurant, { review: 'Five of five.', restaurant_rating: 5 })
  await addReview(account, restaurant, { review: 'Three of five.', restaurant_rating: 3 })
  const path = `/reviews/restaurant/${restaurant.id}`
  await page.goto(path)
  await page.getByRole('link', { name: '3 stars: 1' }).click()
  await expect(page).toHaveURL(`${path}?stars=3`)
  await expect(page.getByText('Three of five.')).toBeVisible()
  await expect(page.getByText('Five of five.')).toBeHidden()
  await page.getByRole('link', { name: '3 stars: 1' }).click()
  await expect(page).toHaveURL(path)
  await expect(page.getByText('Five of five.')).toBeVisible()
  await expect(page.getByRole('link', { name: /^4 stars/ })).toBeHidden()

  const plain = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await plain.goto(`${path}?stars=5`)
  await expect(plain.getByText('Five of five.')).toBeVisible()
  await expect(plain.getByText('Three of five.')).toBeHidden()
  await plain.context().close()
})
