import { expect, type Locator, type Page } from '@playwright/test'
import { type Account, openRestaurant } from './fixtures'
import { type Form, press, type } from './forms'
import { addReview, ordersOf, placeOrder } from './ordering'
import { menuOf, PNG, restaurantsOf, rowOf } from './owner'

/** Opens a confirmation and returns it. */
async function ask(page: Page, opener: Locator, title: string) {
  await opener.click()
  return page.getByRole('alertdialog', { name: title })
}

/** The list of the owner's only restaurant, and its row. */
async function managed(page: Page, owner: Account) {
  const restaurant = await openRestaurant(owner)
  await page.goto('/restaurants/manage')
  const row = rowOf(page, restaurant)
  const button = (action: string) => row.getByRole('button', { name: `${action} ${restaurant.name}` })
  return { restaurant, row, button }
}

/** Calls that a button makes alone, some after a confirmation. */
export const BUTTON_FORMS: readonly Form[] = [
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
    name: 'entering through a demo account',
    role: 'visitor',
    path: '**/api/users/demo/*',
    async fill({ page }) {
      await page.goto('/login')
      const demo = page.getByRole('button', { name: /^Log in as / }).first()
      return { send: () => demo.click(), typed: [], done: () => expect(page).toHaveURL('/home') }
    },
  },
  {
    name: 'canceling an order',
    role: 'customer',
    path: '**/api/orders/*/cancel',
    async fill({ page, me, openElsewhere }) {
      const { id } = await placeOrder(me, await openElsewhere())
      await page.goto('/orders')
      const question = await ask(page, page.getByRole('button', { name: `Cancel order ${id}` }), 'Cancel this order?')
      const done = async () => {
        await expect(question).toBeHidden()
        await expect(page.getByRole('listitem').filter({ hasText: 'Canceled' }).first()).toBeVisible()
        expect(await ordersOf(me)).toMatchObject([{ status: 'Canceled' }])
      }
      return { send: press(question, 'Cancel order'), typed: [], done }
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
    name: 'uploading a picture',
    role: 'customer',
    path: '**/api/images',
    async fill({ page }) {
      await page.goto('/restaurants/new')
      const typed = await type([[page.getByLabel('Name', { exact: true }), 'Night Noodles']])
      const file = { name: 'noodles.png', mimeType: 'image/png', buffer: PNG }
      const done = () => expect(page.getByLabel('Picture address')).toHaveValue(/^\/api\/images\/[0-9a-f]{64}$/)
      return { send: () => page.getByLabel('Picture file').setInputFiles(file), typed, done }
    },
  },
  {
    name: 'deactivating a restaurant',
    role: 'customer',
    path: '**/api/manage/*',
    broken: 'Failed to deactivate restaurant',
    settles: true,
    async fill({ page, me }) {
      const { restaurant, row, button } = await managed(page, me)
      const question = await ask(page, button('Deactivate'), `Deactivate ${restaurant.name}?`)
      const done = async () => {
        await expect(row.getByText('Inactive', { exact: true })).toBeVisible()
        await expect(question).toBeHidden()
        expect(await restaurantsOf(me)).toMatchObject([{ servicing: false }])
      }
      return { send: press(question, 'Deactivate'), typed: [], done }
    },
  },
  {
    name: 'reactivating a restaurant',
    role: 'customer',
    path: '**/reactivate',
    broken: 'Failed to reactivate restaurant',
    settles: true,
    async fill({ page, me }) {
      const { restaurant, row, button } = await managed(page, me)
      await me.api.call('DELETE', `/api/manage/${restaurant.id}?type=soft`)
      await page.reload()
      const done = async () => {
        await expect(row.getByText('Active', { exact: true })).toBeVisible()
        expect(await restaurantsOf(me)).toMatchObject([{ servicing: true }])
      }
      return { send: () => button('Reactivate').click(), typed: [], done }
    },
  },
  {
    name: 'deleting a restaurant',
    role: 'customer',
    path: '**/api/manage/*',
    broken: 'Failed to delete restaurant',
    settles: true,
    async fill({ page, me }) {
      const { restaurant, button } = await managed(page, me)
      const question = await ask(page, button('Delete'), `Delete ${restaurant.name} for good?`)
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
  {
    name: 'deleting a menu item on its page',
    role: 'customer',
    path: '**/api/menu-items/*',
    broken: 'Failed to delete menu item',
    finds: 404,
    async fill({ page, me }) {
      const restaurant = await openRestaurant(me)
      await page.goto(`/menu-items/${restaurant.items[0].id}/delete`)
      const done = async () => {
        await expect(page).toHaveURL(`/restaurants/${restaurant.id}/menu`)
        await expect(page.getByRole('heading', { name: 'Tomato Soup' })).toHaveCount(0)
        expect(await menuOf(restaurant)).toHaveLength(2)
      }
      return { send: press(page, 'Delete'), typed: [], done }
    },
  },
]
