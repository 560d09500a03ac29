import { expect } from '@playwright/test'
import { listen, signUp, test } from './fixtures'
import { expectAccessible } from './looks'
import { enterAsOperator } from './operating'
import { addReview, alertOf } from './ordering'

test('a review is reported and hidden, its author answers, and it comes back [4.38.1, 4.38.2, 4.38.3, 4.38.4, 4.38.5]', async ({
  page,
  customer,
  restaurant,
  browser,
  complaints,
}) => {
  test.slow()
  const home = await browser.newContext({ reducedMotion: 'reduce' })
  listen(home, complaints)
  const author = await signUp(home.request, { firstName: 'Bo' })
  await addReview(author, restaurant, { review: 'The cook is an idiot.', restaurant_rating: 1 })
  await addReview(customer, restaurant, { review: 'Warm and fast.', restaurant_rating: 5 })
  const path = `/reviews/restaurant/${restaurant.id}`
  const review = page.getByRole('listitem').filter({ hasText: 'The cook is an idiot.' })

  await page.emulateMedia({ reducedMotion: 'reduce' })
  await page.goto(path)
  await expect(page.getByRole('listitem').filter({ hasText: 'Warm and fast.' })).toBeVisible()
  await expect(page.getByRole('button', { name: `Report the review by ${customer.firstName}` })).toBeHidden()
  await review.getByRole('button', { name: 'Report the review by Bo' }).click()
  const dialog = page.getByRole('dialog', { name: 'Report to Plateful' })
  await expect(dialog.getByRole('button', { name: 'Send' })).toBeDisabled()
  await dialog.getByLabel('What is wrong?').fill('It insults the cook.')
  await expectAccessible(page, 'in the report')
  await dialog.getByRole('button', { name: 'Send' }).dblclick()
  await expect(page.getByText('Thank you. We will look at it.')).toBeVisible()
  await expect(dialog).toBeHidden()

  const desk = await browser.newContext({ reducedMotion: 'reduce' })
  listen(desk, complaints)
  await enterAsOperator(await signUp(desk.request, { firstName: 'Opal' }))
  // The browser reports the 401 that asks for the code.
  complaints.splice(0)
  const queue = await desk.newPage()
  await queue.goto('/operate')
  await queue.getByRole('link', { name: 'Reports', exact: true }).click()
  const card = queue.getByRole('listitem').filter({ hasText: 'The cook is an idiot.' })
  await expect(card.getByText('It insults the cook.')).toBeVisible()
  await card.getByRole('button', { name: 'Hide' }).click()
  const act = queue.getByRole('dialog', { name: 'Hide this review?' })
  await act.getByLabel('Reason').fill('Please write about the food.')
  await expectAccessible(queue, 'in the act')
  await act.getByRole('button', { name: 'Hide' }).click()
  await expect(card.getByRole('button', { name: 'Show again' })).toBeVisible()
  await expectAccessible(queue, 'in the queue')

  const visitor = await browser.newContext({ reducedMotion: 'reduce' })
  listen(visitor, complaints)
  const street = await visitor.newPage()
  await street.goto(path)
  await expect(street.getByText('Warm and fast.')).toBeVisible()
  await expect(street.getByText('The cook is an idiot.')).toBeHidden()
  await expect(street.getByText('5.0').first()).toBeVisible()
  await street.getByRole('button', { name: `Report the review by ${customer.firstName}` }).click()
  await expect(alertOf(street, 'Please log in to continue.')).toBeVisible()

  const mine = await home.newPage()
  await mine.goto('/reviews')
  await expect(mine.getByText('‘Please write about the food.’')).toBeVisible()
  await expect(mine.getByRole('button', { name: `Edit your review of ${restaurant.name}` })).toBeHidden()
  await expectAccessible(mine, 'among the own reviews')
  await mine.getByRole('button', { name: 'Answer' }).click()
  const answer = mine.getByRole('dialog', { name: 'Answer Plateful' })
  await answer.getByLabel('Your answer').fill('He threw a pan.')
  await expectAccessible(mine, 'in the answer')
  await answer.getByRole('button', { name: 'Send' }).click()
  await expect(mine.getByText('Your answer: ‘He threw a pan.’')).toBeVisible()
  await expect(mine.getByRole('button', { name: 'Answer' })).toBeHidden()

  await queue.reload()
  await expect(card.getByText('‘He threw a pan.’')).toBeVisible()
  await card.getByRole('button', { name: 'Show again' }).click()
  const back = queue.getByRole('dialog', { name: 'Show this review again?' })
  await back.getByLabel('Reason').fill('He did.')
  await back.getByRole('button', { name: 'Show again' }).click()
  await expect(card).toBeHidden()
  await street.reload()
  await expect(street.getByText('The cook is an idiot.')).toBeVisible()
  await expect(street.getByText('3.0').first()).toBeVisible()
  for (const context of [desk, visitor, home]) await context.close()
})
