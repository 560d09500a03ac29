import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { scene } from '@/tests/scene'
import { addModifierGroup, addRestaurant, type Restaurant } from '@/tests/world'
import { askedGroupsOf, modifierGroupsOf, mostModifiersOfItem } from './read-groups'

let restaurant: Restaurant
scene(async () => {
  restaurant = await addRestaurant({ prices: [10, 8.5] })
  const many = Array.from({ length: 40 }, (_, at) => ({ name: `Extra ${at}`, price: 1 }))
  await addModifierGroup(restaurant, { at: [0, 1], name: 'Size', modifiers: many })
  await addModifierGroup(restaurant, { at: [0], name: 'Extras', min: 0, modifiers: many })
  await addModifierGroup(restaurant, { at: [0], name: 'Dips', min: 0, modifiers: many })
})

test('an order reads the groups that it must choose from or chose from, with the chosen modifiers alone', async () => {
  const all = await modifierGroupsOf([1, 2], db.read)
  const [size, extras] = all.get(1) ?? []
  const chosen = [size?.modifiers[3]?.id ?? 0, extras?.modifiers[7]?.id ?? 0]
  const asked = await db.write((tx) => askedGroupsOf({ itemIds: [1, 2], modifierIds: chosen }, { tx, now: new Date() }))
  const namesOf = (itemId: number) =>
    asked.get(itemId)?.map(({ name, available, modifiers }) => [name, available, modifiers.map((one) => one.name)])
  expect(namesOf(1)).toEqual([
    ['Size', 40, ['Extra 3']],
    ['Extras', 40, ['Extra 7']],
  ])
  expect(namesOf(2)).toEqual([['Size', 40, ['Extra 3']]])
})

test('what is sold out does not count as available', async () => {
  const [group] = (await modifierGroupsOf([1], db.read)).get(1) ?? []
  const [first, second] = group?.modifiers ?? []
  const now = new Date('2026-11-24T12:00:00.000Z')
  await db.write(async (tx) => {
    await tx.modifier.update({ where: { id: first?.id ?? 0 }, data: { soldOutUntil: new Date(now.getTime() + 1) } })
    await tx.modifier.update({ where: { id: second?.id ?? 0 }, data: { soldOutUntil: now } })
  })
  const asked = await db.write((tx) => askedGroupsOf({ itemIds: [1], modifierIds: [] }, { tx, now }))
  expect(asked.get(1)?.map(({ name, available }) => [name, available])).toEqual([['Size', 39]])
})

test('the modifiers of an item are those of all its groups', async () => {
  const most = (...ids: number[]) => db.write((tx) => mostModifiersOfItem(ids, tx))
  expect([await most(), await most(2), await most(1), await most(1, 2)]).toEqual([0, 40, 120, 120])
})
