import { expect } from '@playwright/test'
import { type Form, press, profile, type } from './forms'
import { addReview, openCheckout, ordersOf, walletOf } from './ordering'

/** The forms and buttons of a customer around an order. */
export const ORDER_FORMS: readonly Form[] = [
  {
    name: 'the address window',
    role: 'customer',
    path: '**/api/users/*',
    async fill({ page, me, openElsewhere }) {
      await openCheckout(page, me, await openElsewhere())
      await page.getByRole('button', { name: 'Change delivery address' }).click()
      const window = page.getByRole('dialog', { name: 'Where should we bring it?' })
      const typed = await type([[window.getByLabel('Delivery address'), '1 Elm Street, Boston, MA, 02108']])
      const done = async () => {
        await expect(window).toBeHidden()
        expect(await profile(me)).toMatchObject({ city: 'Boston' })
      }
      return { send: press(window, 'Save address'), typed, done }
    },
  },
  {
    name: 'the instructions at checkout',
    role: 'customer',
    path: '**/api/users/*',
    async fill({ page, me, openElsewhere }) {
      await openCheckout(page, me, await openElsewhere())
      const field = page.getByLabel('Delivery instructions')
      const typed = await type([[field, 'Third floor']])
      const send = async () => {
        await field.focus()
        await field.blur()
      }
      const done = async () => {
        await expect(page.getByText('Saved with your account')).toBeVisible()
        expect(await profile(me)).toMatchObject({ deliveryInstructions: 'Third floor' })
      }
      return { send, typed, done }
    },
  },
  {
    name: 'the cart on its way to the checkout',
    role: 'customer',
    path: '**/api/orders/',
    async fill({ page, me, openElsewhere }) {
      const restaurant = await openElsewhere()
      await page.goto(`/restaurants/${restaurant.id}`)
      await page.getByRole('button', { name: /^Add Tomato Soup to cart/ }).click()
      await page.getByRole('button', { name: 'Open cart, 1 item' }).click()
      const done = async () => {
        await expect(page).toHaveURL('/checkout')
        expect(await ordersOf(me)).toMatchObject([{ status: 'Active' }])
      }
      return { send: press(page.getByRole('dialog', { name: 'Your cart' }), 'Go to checkout'), typed: [], done }
    },
    broken: 'Server error: Could not create order.',
    lost: 'Something went wrong. Please try again',
  },
  {
    name: 'the checkout',
    role: 'customer',
    path: '**/api/orders/*/submit',
    async fill({ page, me, openElsewhere }) {
      await openCheckout(page, me, await openElsewhere())
      const typed = await type([[page.getByLabel('Delivery instructions'), 'Third floor']])
      await page.getByLabel('Delivery instructions').blur()
      await page.getByRole('radio', { name: /^Wallet/ }).check()
      const done = async () => {
        await expect(page).toHaveURL('/orders')
        expect(await ordersOf(me)).toMatchObject([{ status: 'Submitted' }])
        expect(await walletOf(me)).toBe(966.27)
      }
      return { send: press(page, 'Place order'), typed, done }
    },
  },
  {
    name: 'the wallet',
    role: 'customer',
    path: '**/api/users/wallet/*',
    async fill({ page, me }) {
      await page.goto('/wallet')
      const done = async () => {
        await expect(page.getByRole('region', { name: 'Balance' })).toContainText('$1,999.99')
        expect(await walletOf(me)).toBe(1999.99)
      }
      return { send: press(page.getByRole('main'), 'Add Funds'), typed: [], done }
    },
  },
  {
    name: 'a changed review',
    role: 'customer',
    path: '**/api/reviews/*',
    broken: 'Failed to update review',
    async fill({ page, me, openElsewhere }) {
      await addReview(me, await openElsewhere())
      await page.goto('/reviews')
      await page.getByRole('button', { name: /^Edit your review/ }).click()
      const window = page.getByRole('dialog', { name: 'Edit your review' })
      const typed = await type([[window.getByLabel('Your review'), 'Very good.']])
      const done = async () => {
        await expect(window).toBeHidden()
        await expect(page.getByRole('listitem').filter({ hasText: 'Very good.' })).toBeVisible()
      }
      return { send: press(window, 'Save changes'), typed, done }
    },
  },
]
