import { beforeEach, expect, test } from 'vitest'
import { endpoints } from '@/lib/api/endpoints'
import { aMenuItem, aRestaurant } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addRestaurant } from '@/tests/world'

beforeEach(freshDatabase)

const idempotencyKey = 'the-same-attempt'

test('a restaurant whose creation is retried is created once', async () => {
  const { browser } = await addCustomer()
  const body = aRestaurant()
  const first = await browser.call(endpoints.createRestaurant, { body, idempotencyKey })
  const second = await browser.call(endpoints.createRestaurant, { body, idempotencyKey })
  expect(second).toEqual(first)
  expect((await browser.call(endpoints.listManaged)).restaurants).toHaveLength(1)
})

test('a menu item whose creation is retried, even at the same time, is created once', async () => {
  const { owner, id } = await addRestaurant({ prices: [] })
  const body = { ...aMenuItem(), restaurant_id: id }
  const create = () => owner.browser.call(endpoints.createMenuItem, { body, idempotencyKey })
  const [first, second] = await Promise.all([create(), create()])
  expect(second).toEqual(first)
  expect((await owner.browser.call(endpoints.getManagedMenu, { params: { id } })).menu_items).toHaveLength(1)
})
