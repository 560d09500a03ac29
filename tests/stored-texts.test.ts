import { describe, expect, test } from 'vitest'
import type { Call, EndpointName } from './api'
import { aMenuItem, aModifierGroup, aRestaurant, aReview } from './builders'
import { everything, scene } from './scene'
import {
  type Account,
  addCustomer,
  addModifierGroup,
  addOperator,
  addOrder,
  addRestaurant,
  addReview,
  addSubmittedOrder,
  type Restaurant,
} from './world'

let restaurant: Restaurant
let ada: Account
let placed = 0
let begun = 0
let reviewed = 0
let hidden = 0
let operator: Account
let group = 0

scene(async () => {
  restaurant = await addRestaurant()
  ada = await addCustomer()
  placed = (await addSubmittedOrder(ada, restaurant)).id
  begun = (await addOrder(ada, restaurant)).id
  reviewed = (await addReview(ada, restaurant)).id
  operator = await addOperator()
  hidden = (await addReview(ada, restaurant)).id
  await operator.call('hideReview', { id: hidden, body: { reason: 'An insult' } })
  group = (await addModifierGroup(restaurant)).id
})

/** Every text that one user writes and others read, with its call. */
const TEXTS: [EndpointName, string[], (field: string, text: string) => Call & { who: Account }][] = [
  [
    'createRestaurant',
    ['name', 'description', 'businessHours'],
    (field, text) => ({ who: ada, body: aRestaurant({ [field]: `${text} 11:00-22:00` }) }),
  ],
  [
    'updateRestaurant',
    ['name', 'description', 'city', 'address'],
    (field, text) => ({
      who: restaurant.owner,
      id: restaurant.id,
      body: { [field]: field === 'address' ? `1 ${text}` : text },
    }),
  ],
  [
    'createMenuItem',
    ['name', 'description'],
    (field, text) => ({ who: restaurant.owner, body: aMenuItem({ [field]: text, restaurant_id: restaurant.id }) }),
  ],
  [
    'updateMenuItem',
    ['name', 'description'],
    (field, text) => ({ who: restaurant.owner, id: restaurant.items[0]?.id, body: { [field]: text } }),
  ],
  [
    'createModifierGroup',
    ['name', 'modifiers'],
    (field, text) => ({
      who: restaurant.owner,
      id: restaurant.id,
      body: aModifierGroup({ [field]: field === 'name' ? text : [{ name: text, price: 0 }] }),
    }),
  ],
  ['createSection', ['name'], (_, name) => ({ who: restaurant.owner, id: restaurant.id, body: { name } })],
  ['updateModifierGroup', ['name'], (_, name) => ({ who: restaurant.owner, id: group, body: { version: 1, name } })],
  [
    'updateProfile',
    ['first_name', 'last_name', 'address', 'city', 'state', 'zip', 'delivery_instructions'],
    (field, text) => ({ who: ada, id: ada.id, body: { [field]: text } }),
  ],
  [
    'createReview',
    ['review'],
    (_, review) => ({ who: ada, body: aReview({ review, order_id: placed, restaurant_id: restaurant.id }) }),
  ],
  ['updateReview', ['review'], (_, review) => ({ who: ada, id: reviewed, body: { review } })],
  ['replyToReview', ['text'], (_, text) => ({ who: restaurant.owner, id: reviewed, body: { text } })],
  ['report', ['reason'], (_, reason) => ({ who: ada, body: { kind: 'restaurant', id: restaurant.id, reason } })],
  ['hideReview', ['reason'], (_, reason) => ({ who: operator, id: reviewed, body: { reason } })],
  ['answerHiddenReview', ['text'], (_, text) => ({ who: ada, id: hidden, body: { text } })],
  ['submitOrder', ['deliveryInstructions'], (field, text) => ({ who: ada, id: begun, body: { [field]: text } })],
]
const FIELDS = TEXTS.flatMap(([name, fields, call]) =>
  fields.map((field) => [name, field, (text: string) => call(field, text)] as const),
)

describe.each(FIELDS)('%s, %s', (name, field, attempt) => {
  test('a text is stored composed, so that equal looks mean equal texts', async () => {
    const { who, ...call } = attempt('Cafe\u0301 Ko\u0308ln West')
    const before = await everything()
    await who.call(name, call)
    const after = JSON.stringify(await everything())
    expect(after).not.toBe(JSON.stringify(before))
    expect(after).toContain('Caf\u00e9 K\u00f6ln West')
    expect(after).not.toContain('\u0301')
  })

  test.each(['Ada \u202etxt.exe', 'Ada\u2066 Ada', 'Ada\u009b2J Ada'])(
    'a text with invisible characters is refused: %j [V1.3.3–4]',
    async (text) => {
      const { who, ...call } = attempt(text)
      const before = await everything()
      const { status, errors } = await who.refusal(name, call)
      expect([status, Object.keys(errors)]).toEqual([400, [field]])
      expect(errors[field]).toMatch(
        /^Must not contain (control characters|characters that change the direction of text)$/,
      )
      expect(await everything()).toEqual(before)
    },
  )
})
