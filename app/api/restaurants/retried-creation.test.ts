import { beforeEach, expect, test } from 'vitest'
import { aMenuItem, aRestaurant } from '@/tests/builders'
import { freshDatabase } from '@/tests/db'
import { addCustomer, addRestaurant } from '@/tests/world'

beforeEach(freshDatabase)

const idempotencyKey = 'the-same-attempt'

test('a restaurant whose creation is retried is created once', async () => {
  const browser = await addCustomer()
  const body = aRestaurant()
  const first = await browser.call('createRestaurant', { body, idempotencyKey })
  const second = await browser.call('createRestaurant', { body, idempotencyKey })
  expect(second).toEqual(first)
  expect((await browser.call('listManaged')).restaurants).toHaveLength(1)
})

test('a menu item whose creation is retried, even at the same time, is created once', async () => {
  const { owner, id } = await addRestaurant({ prices: [] })
  const body = { ...aMenuItem(), restaurant_id: id }
  const create = () => owner.call('createMenuItem', { body, idempotencyKey })
  const [first, second] = await Promise.all([create(), create()])
  expect(second).toEqual(first)
  expect((await owner.call('getManagedMenu', { id })).menu_items).toHaveLength(1)
})
