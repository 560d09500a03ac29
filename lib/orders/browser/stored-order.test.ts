import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { orderOut } from '@/lib/orders/contract/schemas'
import { anOrder } from '@/tests/orders'
import { isStoredOrder, toStored } from './stored-order'

test('an order is read in the form of this version, and in no other', () => {
  const stored = JSON.parse(JSON.stringify(toStored(anOrder())))
  expect(isStoredOrder(stored)).toBe(true)
  const { form, ...older } = stored
  expect([older, { ...stored, form: form + 1 }, [stored], null, 'order'].filter(isStoredOrder)).toEqual([])
})

type Schema = { properties?: Record<string, Schema>; items?: Schema }

/** The paths of the objects and lists in a schema. */
function nestedIn({ properties, items }: Schema, path = ''): string[] {
  const members = Object.entries(properties ?? {}).flatMap(([name, member]) => nestedIn(member, `${path}.${name}`))
  const ofItems = items ? nestedIn(items, `${path}[]`) : []
  return [...(properties || items ? [path] : []), ...members, ...ofItems]
}

test('a new object or list in an order raises the form, since an order that was stored before has none', () => {
  expect(nestedIn(z.toJSONSchema(orderOut, { metadata: z.registry() }) as Schema)).toEqual([
    '',
    '.restaurant',
    '.orderItems',
    '.orderItems[]',
    '.orderItems[].modifiers',
    '.orderItems[].modifiers[]',
    '.events',
    '.events[]',
    // Of boards only.
    '.events[].staff',
    '.refunds',
    '.refunds[]',
  ])
})
