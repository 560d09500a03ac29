import type { Page } from '@playwright/test'
import type { Account, Restaurant } from './fixtures'

/** Steps that the journeys of owners share: filling in forms, and reading the stored data. */

export const PICTURE = '/images/fallback.webp'
/** One red pixel. */
export const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mP8z8BQDwAEhQGAhKmMIQAAAABJRU5ErkJggg==',
  'base64',
)

export async function fillRestaurant(page: Page, name: string) {
  await page.getByLabel('Name', { exact: true }).fill(name)
  await page.getByLabel('Description').fill('Slow broths and hand-cut noodles.')
  await page.getByLabel('Cuisine').selectOption('Japanese')
  await page.getByLabel('Price level').selectOption('EXPENSIVE')
  await page.getByLabel('Picture address').fill(PICTURE)
  await page.getByLabel('Address', { exact: true }).fill('8 Bleecker Street')
  await page.getByLabel('City').fill('New York')
  await page.getByLabel('State').fill('NY')
  await page.getByLabel('Zip').fill('10012')
  await page.getByLabel('Delivery fee').fill('2.49')
  await page.getByLabel('Delivery time').fill('25')
  await page.getByLabel('Business hours').fill('11:00-22:00')
}

export async function fillItem(page: Page, form: string, name: string) {
  const fields = page.getByRole('form', { name: form })
  await fields.getByLabel('Name').fill(name)
  await fields.getByLabel('Description').fill('With miso and scallions.')
  await fields.getByLabel('Price').fill('12.5')
  await fields.getByLabel('Picture address').fill(PICTURE)
  return fields
}

export const restaurantsOf = async (owner: Account) =>
  (await owner.api.call<{ restaurants: { name: string; servicing: boolean }[] }>('GET', '/api/manage')).restaurants

export const menuOf = async (restaurant: Restaurant) =>
  (
    await restaurant.owner.api.call<{ menu_items: { name: string; price: number }[] }>(
      'GET',
      `/api/manage/${restaurant.id}/menu`,
    )
  ).menu_items

export const rowOf = (page: Page, restaurant: Restaurant) =>
  page.getByRole('list', { name: 'Your restaurants' }).getByRole('listitem').filter({ hasText: restaurant.name })
