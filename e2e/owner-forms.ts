import { expect } from '@playwright/test'
import { openRestaurant } from './fixtures'
import { type Form, press, type } from './forms'
import { fillItem, menuOf, restaurantsOf } from './owner'

/** The forms of owners, except those for a new restaurant and a new item, which have journeys of their own. */
export const OWNER_FORMS: readonly Form[] = [
  {
    name: 'the form of a restaurant',
    role: 'customer',
    path: '**/api/manage/*',
    broken: 'Failed to update restaurant',
    async fill({ page, me }) {
      const restaurant = await openRestaurant(me)
      await page.goto(`/restaurants/${restaurant.id}/update`)
      const typed = await type([[page.getByLabel('Name', { exact: true }), 'Night Noodles']])
      const done = async () => {
        await expect(page).toHaveURL('/restaurants/manage')
        expect(await restaurantsOf(me)).toMatchObject([{ name: 'Night Noodles' }])
      }
      return { send: press(page, 'Save changes'), typed, done }
    },
  },
  {
    name: 'the page of a menu item',
    role: 'customer',
    path: '**/api/menu-items/*',
    broken: 'Failed to update menu item',
    async fill({ page, me }) {
      const restaurant = await openRestaurant(me)
      await page.goto(`/menu-items/${restaurant.items[0].id}/update`)
      const form = page.getByRole('form', { name: 'Edit Tomato Soup' })
      const typed = await type([[form.getByLabel('Price'), '9.75']])
      const done = async () => {
        await expect(page).toHaveURL(`/restaurants/${restaurant.id}/menu`)
        expect(await menuOf(restaurant)).toContainEqual(expect.objectContaining({ name: 'Tomato Soup', price: 9.75 }))
      }
      return { send: press(form, 'Save changes'), typed, done }
    },
  },
  {
    name: 'a new item on the menu',
    role: 'customer',
    path: '**/api/menu-items/',
    broken: 'Failed to create menu item',
    async fill({ page, me }) {
      const restaurant = await openRestaurant(me)
      await page.goto(`/restaurants/${restaurant.id}/menu`)
      await page.getByRole('button', { name: 'Add dessert' }).click()
      const form = await fillItem(page, 'New menu item', 'Honey Cake')
      const done = async () => {
        await expect(page.getByRole('button', { name: 'Edit Honey Cake' })).toBeVisible()
        expect(await menuOf(restaurant)).toHaveLength(4)
      }
      return { send: press(form, 'Add to menu'), typed: [[form.getByLabel('Name'), 'Honey Cake']] as const, done }
    },
  },
  {
    name: 'an item on the menu',
    role: 'customer',
    path: '**/api/menu-items/*',
    broken: 'Failed to update menu item',
    async fill({ page, me }) {
      const restaurant = await openRestaurant(me)
      await page.goto(`/restaurants/${restaurant.id}/menu`)
      await page.getByRole('button', { name: 'Edit Tomato Soup' }).click()
      const form = page.getByRole('form', { name: 'Edit Tomato Soup' })
      const typed = await type([[form.getByLabel('Price'), '9.75']])
      const done = async () => {
        await expect(page.getByRole('button', { name: 'Edit Tomato Soup' })).toBeVisible()
        expect(await menuOf(restaurant)).toContainEqual(expect.objectContaining({ name: 'Tomato Soup', price: 9.75 }))
      }
      return { send: press(form, 'Save item'), typed, done }
    },
  },
]
