import { expect, test } from 'vitest'
import { orderablesOf, soldOutOnMenu } from './orderables'

const now = new Date('2026-11-21T12:00:00.000Z')
const later = new Date('2026-11-21T20:00:00.000Z')

test('the items of an order and their modifiers are listed once each, without what has left the menu', () => {
  const large = { id: 1, name: 'Large' }
  const listed = orderablesOf([
    { menuItemId: 7, name: 'Pizza', modifiers: [large] },
    { menuItemId: 7, name: 'Pizza', modifiers: [large, { id: 2, name: 'Olives' }] },
    { menuItemId: null, name: 'Soup', modifiers: [{ id: 3, name: 'Bread' }] },
    { menuItemId: 1, name: 'Cola', modifiers: [] },
  ])
  expect(listed.map(({ key, name }) => `${key} ${name}`)).toEqual([
    'item 7 Pizza',
    'modifier 1 Large',
    'modifier 2 Olives',
    'item 1 Cola',
  ])
})

test('what is sold out is told by item and by modifier, until its time has come [4.13.21]', () => {
  const items = [
    { id: 7, soldOutUntil: null, modifierGroups: [{ modifiers: [{ id: 1, soldOutUntil: later }] }] },
    { id: 8, soldOutUntil: later, modifierGroups: [{ modifiers: [{ id: 2, soldOutUntil: now }] }] },
  ]
  const outAt = (time: Date) => [...soldOutOnMenu(items, time)].flatMap(([key, isOut]) => (isOut ? key : []))
  expect(outAt(now)).toEqual(['modifier 1', 'item 8'])
  expect(outAt(later)).toEqual([])
  expect([...soldOutOnMenu(items, now).keys()]).toEqual(['item 7', 'modifier 1', 'item 8', 'modifier 2'])
})
