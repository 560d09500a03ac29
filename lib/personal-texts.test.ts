import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { BLANK_HELP, BLANK_HIDING, BLANK_ORDER, BLANK_ORDER_ITEM, BLANK_USER } from './personal-texts'

const SCHEMA = readFileSync('prisma/schema.prisma', 'utf8')
const MODELS = new Map(
  [...SCHEMA.matchAll(/^model (\w+) \{\n(.*?)^\}/gms)].map(([, name = '', body = '']) => [name, body]),
)

const ERASED: Record<string, object> = {
  User: BLANK_USER,
  Order: BLANK_ORDER,
  OrderItem: BLANK_ORDER_ITEM,
  HelpRequest: BLANK_HELP,
  Hiding: BLANK_HIDING,
}
/** Their rows go with the account. */
const DELETED = [
  'HelpPicture',
  'Session',
  'UserSuspension',
  'ImageUpload',
  'Mail',
  'MailedLink',
  'IdempotencyKey',
  'Report',
]
/** An account that has one cannot be deleted. */
const IN_THE_WAY = ['Restaurant', 'Operator']
const KEPT: Record<string, string> = {
  'Order.restaurantName': 'of the restaurant, for the receipt',
  'Order.timeZone': 'of the restaurant, for the times of the receipt',
  'Order.cancelText': "the owner's words",
  'OrderItem.name': 'of the menu, for the receipt',
  'OrderItem.foodImage': 'of the menu, for the receipt',
  'OrderItem.modifiers': 'of the menu, for the receipt',
  'OrderEvent.text': "the owner's words",
  'Hiding.hash': 'the name of a picture',
  'Hiding.reason': "an operator's words",
  'HelpRequest.answer': "the owner's or an operator's words",
  'HelpRequest.lines': 'ids and numbers of pieces',
  'OrderRefund.reason': "the owner's or an operator's words",
  'OrderRefund.lines': 'ids and numbers of pieces',
  'Review.reply': "the owner's words",
  'Review.text': "stays as that of a 'Former customer'",
}

/** The models with rows of a person: those that refer to a user, and to these. */
function personalModels(): string[] {
  const found = new Set(['User'])
  const parentsOf = (body: string) =>
    [...body.matchAll(/^ {2}\w+ +(\w+)\?? +@relation\(fields/gm)].map(([, to = '']) => to)
  for (let before = 0; before < found.size; ) {
    before = found.size
    for (const [name, body] of MODELS) {
      if (!IN_THE_WAY.includes(name) && parentsOf(body).some((parent) => found.has(parent))) found.add(name)
    }
  }
  return [...found]
}

test('every text of every model with rows of a person is erased with the account, or kept for a reason', () => {
  const models = personalModels()
  expect(models).toContain('OrderEvent')
  const columns = models
    .filter((name) => !DELETED.includes(name))
    .flatMap((model) =>
      [...(MODELS.get(model) ?? '').matchAll(/^ {2}(\w+) +String/gm)].map(([, name]) => `${model}.${name}`),
    )
  const erased = Object.entries(ERASED).flatMap(([model, texts]) =>
    Object.keys(texts).map((name) => `${model}.${name}`),
  )
  expect(columns.toSorted()).toEqual([...erased, ...Object.keys(KEPT)].toSorted())
})
