import { expect, type Locator, type Page } from '@playwright/test'
import { aCustomer } from '../tests/builders'
import { type Account, openRestaurant, type Restaurant } from './fixtures'
import { addReview, ordersOf } from './ordering'
import { menuOf, restaurantsOf, rowOf } from './owner'

/** A form under test, or a button that sends something. */
type Scene = {
  page: Page
  me: Account
  /** Opens a restaurant of another owner. */
  openElsewhere: () => Promise<Restaurant>
}

/** A form that is filled in but not sent, and what to expect of it. */
type Filled = {
  send: () => Promise<void>
  /** Each field with what was typed into it. */
  typed: readonly (readonly [Locator, string])[]
  /** Checks that the call succeeded, and once only. */
  done: () => Promise<unknown>
}

type Form = {
  name: string
  role: 'visitor' | 'customer'
  /** The call that it makes. */
  path: string
  /** Opens the form and fills it in. */
  fill: (scene: Scene) => Promise<Filled>
  /** The message for a server error, if it is not the general one. */
  broken?: string
  /** The message for a network failure, if it is another one. */
  lost?: string
  /** The screen asks the server about a lost try, so there is no second one. */
  settles?: boolean
  /** The second try after a lost answer is refused, since the first one succeeded, and the browser logs that. */
  finds?: 404 | 409
  /** A second try cannot be told from another user's, so the first one must not arrive. */
  once?: boolean
}

const press = (where: Page | Locator, name: string) => () =>
  where.getByRole('button', { name, exact: true }).last().click()

async function type(pairs: readonly (readonly [Locator, string])[]) {
  for (const [field, text] of pairs) await field.fill(text)
  return pairs
}

/** Opens a confirmation and returns it. */
async function ask(page: Page, opener: Locator, title: string) {
  await opener.click()
  return page.getByRole('alertdialog', { name: title })
}

/**
 * One of each kind, since the others of a kind share its code: a form, a field that Enter sends, a button that begins
 * an order, a button that cannot be tried twice, and confirmations that ask the server, need text or show success at
 * once.
 */
export const FORMS: readonly Form[] = [
  {
    name: 'the signup form',
    role: 'visitor',
    path: '**/api/auth/signup',
    finds: 409,
    async fill({ page }) {
      const { email, password } = aCustomer()
      await page.goto('/signup')
      const typed = await type([
        [page.getByLabel('Name', { exact: true }), 'Grace Hopper'],
        [page.getByLabel('Email or phone number'), email],
        [page.getByLabel('Password'), password],
      ])
      return { send: press(page.getByRole('main'), 'Sign up'), typed, done: () => expect(page).toHaveURL('/home') }
    },
  },
  {
    name: 'the address of the top bar',
    role: 'customer',
    path: '**/api/users/*',
    async fill({ page, me }) {
      await page.goto('/home')
      const box = page.getByRole('banner').getByLabel('Delivery address')
      const typed = await type([[box, '1 Elm Street, Boston, MA, 02108']])
      const done = () => expect.poll(() => me.api.call('GET', '/api/auth')).toMatchObject({ city: 'Boston' })
      return { send: () => box.press('Enter'), typed, done }
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
    name: 'entering as a guest',
    role: 'visitor',
    path: '**/api/auth/guest',
    once: true,
    async fill({ page }) {
      await page.goto('/login')
      return { send: press(page, 'Continue as guest'), typed: [], done: () => expect(page).toHaveURL('/home') }
    },
  },
  {
    name: 'deleting a review',
    role: 'customer',
    path: '**/api/reviews/*',
    finds: 404,
    async fill({ page, me, openElsewhere }) {
      await addReview(me, await openElsewhere())
      await page.goto('/reviews')
      const opener = page.getByRole('button', { name: /^Delete your review/ })
      const question = await ask(page, opener, 'Delete this review?')
      const done = () => expect(page.getByRole('heading', { name: 'No reviews yet!' })).toBeVisible()
      return { send: press(question, 'Delete review'), typed: [], done }
    },
  },
  {
    name: 'deleting a restaurant',
    role: 'customer',
    path: '**/api/manage/*',
    broken: 'Failed to delete restaurant',
    settles: true,
    async fill({ page, me }) {
      const restaurant = await openRestaurant(me)
      await page.goto('/restaurants/manage')
      const opener = rowOf(page, restaurant).getByRole('button', { name: `Delete ${restaurant.name}` })
      const question = await ask(page, opener, `Delete ${restaurant.name} for good?`)
      const typed = await type([[question.getByRole('textbox'), restaurant.name]])
      const done = async () => {
        await expect(page.getByRole('heading', { name: 'No restaurants found' })).toBeVisible()
        expect(await restaurantsOf(me)).toHaveLength(0)
      }
      return { send: press(question, 'Delete for good'), typed, done }
    },
  },
  {
    name: 'deleting an item on the menu',
    role: 'customer',
    path: '**/api/menu-items/*',
    broken: 'Failed to delete menu item',
    finds: 404,
    async fill({ page, me }) {
      const restaurant = await openRestaurant(me)
      await page.goto(`/restaurants/${restaurant.id}/menu`)
      const opener = page.getByRole('button', { name: 'Delete Tomato Soup' })
      const send = async () => press(await ask(page, opener, 'Delete Tomato Soup?'), 'Delete')()
      const done = async () => {
        await expect(opener).toHaveCount(0)
        await expect.poll(async () => (await menuOf(restaurant)).length).toBe(2)
      }
      return { send, typed: [], done }
    },
  },
]
