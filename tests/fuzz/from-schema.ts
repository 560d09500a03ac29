import fc from 'fast-check'
import { z } from 'zod'
import { CUISINES } from '@/lib/restaurants/rules/catalog'
import { hostileJson, hostileMember } from './hostile'

/** A PNG of one pixel. */
const PICTURE =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='

const text = (...values: string[]) => fc.constantFrom(...values.map((value) => JSON.stringify(value)))
const dollars = fc.oneof(
  fc.integer({ min: 1, max: 100_000 }).map((cents) => String(cents / 100)),
  fc.constantFrom('0.01', '10000'),
)

/** An existing id: `"@order0"` stands for that of the first order; see `fillIn`. */
const id = (kind: string) => fc.oneof(fc.constant(0), fc.nat(5)).map((at) => `"@${kind}${at}"`)

/** Valid values of fields whose schema has a rule in code or a pattern. */
const FITTING: Record<string, fc.Arbitrary<string>> = {
  restaurant_id: id('restaurant'),
  menu_item_id: id('item'),
  order_id: id('order'),
  id: id('review'),
  hash: text('ab'.repeat(32)),
  mail: id('mail'),
  replaces: fc.oneof(fc.constant('null'), id('order')),
  sectionId: fc.oneof(fc.constant('null'), id('section')),
  sections: fc.constantFrom('["@section0"]', '[]'),
  ids: fc.uniqueArray(id('group'), { maxLength: 2 }).map((ids) => `[${ids.join()}]`),
  min: fc.constantFrom('0', '1'),
  max: fc.constantFrom('1', '2'),
  price: dollars,
  amount: dollars,
  tip: dollars,
  deliveryFee: dollars,
  tipPercent: fc.constantFrom('15', '20', '25', '30'),
  email: fc.oneof({ weight: 3, arbitrary: fc.uuid().map((name) => `"${name}@Example.com"`) }, text('ada@example.com')),
  phoneNumber: fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map((digits) => `"${digits}"`),
  phone_number: fc.integer({ min: 1_000_000_000, max: 9_999_999_999 }).map((digits) => `"${digits}"`),
  credential: text('ada@example.com', 'Ada@Example.com ', '212-555-0100'),
  currentPassword: text('correct horse'),
  token: text('a reset', 'a verification', 'an invitation'),
  password: text('correct horse', 'correct horse', 'x'.repeat(72), '🍕'.repeat(18)),
  food_image: text('/images/hero.webp', 'https://example.com/a.webp', 'ftp://example.com/a'),
  storeImage: text('/images/hero.webp', 'https://example.com/a.webp'),
  profile_image: text('', PICTURE, '/images/hero.webp'),
  image: text(PICTURE, PICTURE.slice(0, -20), 'data:image/gif;base64,R0lGODlhAQABAAAAACw='),
  name: text('Soup', 'Crème brûlée', '寿司', 'A'),
  address: text('1 Main Street', '٣ Main Street', '10'),
  city: text('New York', 'Saint-Émilion'),
  state: text('NY', 'CA'),
  zip: text('10001', '00000'),
  cuisineType: text(...CUISINES),
  businessHours: text('11:00-22:00', ':'),
  daysOff: fc.constantFrom('[]', '[{"date":"2026-12-25","name":"Christmas"}]'),
  closingTime: text('22:00', '', '01:00'),
  timeZone: text('America/New_York', 'Asia/Kathmandu', 'Etc/GMT+12', 'europe/berlin', '+05:45'),
  version: fc.constantFrom('2', '2', '2', '1', '1', '3', '0'),
  scheduledFor: fc.oneof(
    text('2026-11-22T00:00:00Z', '9999-12-31T23:59:59Z', '0000-01-01T00:00:00+23:59'),
    fc.date({ noInvalidDate: true }).map((date) => JSON.stringify(date)),
  ),
}

const jsonSchema = z.looseObject({
  type: z.string().optional(),
  const: z.unknown().optional(),
  enum: z.array(z.unknown()).optional(),
  get anyOf() {
    return z.array(jsonSchema).optional()
  },
  get properties() {
    return z.record(z.string(), jsonSchema).optional()
  },
  get items() {
    return jsonSchema.optional()
  },
  required: z.array(z.string()).optional(),
  minLength: z.number().optional(),
  maxLength: z.number().optional(),
  minimum: z.number().optional(),
  maximum: z.number().optional(),
  minItems: z.number().optional(),
  maxItems: z.number().optional(),
})
type JsonSchema = z.infer<typeof jsonSchema>

const rootSchema = jsonSchema.extend({
  $ref: z.string().optional(),
  $defs: z.record(z.string(), jsonSchema).optional(),
})

const TWO_MODIFIERS = fc
  .tuple(dollars, dollars)
  .map((prices) => `[${prices.map((price, at) => `{"name":"M${at}","price":${price}}`).join()}]`)

/** JSON texts that mostly fit a Zod schema, and sometimes break it in a field or two. */
export function almostFitting(schema: z.core.$ZodType): fc.Arbitrary<string> {
  const document = rootSchema.parse(z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' }))
  // A schema with a name is among the definitions.
  return fitting(document.$defs?.[document.$ref?.split('/').at(-1) ?? ''] ?? document)
}

function fitting(schema: JsonSchema, name = ''): fc.Arbitrary<string> {
  const known = FITTING[name]
  if (known) return known
  if (schema.const !== undefined) return fc.constant(JSON.stringify(schema.const))
  if (schema.enum) return fc.constantFrom(...schema.enum.map((value) => JSON.stringify(value)))
  if (schema.anyOf) return fc.oneof(...schema.anyOf.map((option) => fitting(option, name)))
  if (schema.type === 'object') return object(schema)
  if (schema.type === 'array') return array(schema, name)
  if (schema.type === 'string') return string(schema)
  if (schema.type === 'integer' || schema.type === 'number') return integer(schema)
  if (schema.type === 'boolean') return fc.constantFrom('true', 'false')
  if (schema.type === 'null') return fc.constant('null')
  return hostileJson
}

function object({ properties = {}, required = [] }: JsonSchema): fc.Arbitrary<string> {
  const members = Object.entries(properties).map(([name, schema]) =>
    fc.oneof(
      { weight: 60, arbitrary: fitting(schema, name).map((value): [string, string][] => [[name, value]]) },
      { weight: required.includes(name) ? 1 : 30, arbitrary: fc.constant<[string, string][]>([]) },
      { weight: 2, arbitrary: hostileJson.map((value): [string, string][] => [[name, value]]) },
    ),
  )
  const strange = fc.oneof({ weight: 5, arbitrary: fc.constant([]) }, fc.array(hostileMember, { maxLength: 2 }))
  return fc.tuple(fc.tuple(...members), strange).map(([own, more]) => {
    const written = [...own.flat(), ...more].map(([name, value]) => `${JSON.stringify(name)}:${value}`)
    return `{${written.join()}}`
  })
}

function array({ items = {}, minItems = 0, maxItems = 5 }: JsonSchema, name: string): fc.Arbitrary<string> {
  // An order names modifiers by their ids, a group describes them.
  if (name === 'modifiers' && items.type === 'object') return TWO_MODIFIERS
  const one = name === 'modifiers' ? id('modifier') : fitting(items)
  const few = fc.array(one, { minLength: minItems, maxLength: Math.max(minItems, 3) })
  // As many as are allowed, and one more: sums must not overflow.
  const many = fc
    .tuple(one, fc.constantFrom(maxItems, maxItems + 1))
    .map(([item, count]) => Array<string>(count).fill(item))
  // A dish rarely has the modifiers of another one, so that most orders name none.
  const none = { weight: name === 'modifiers' ? 14 : 0, arbitrary: fc.constant<string[]>([]) }
  return fc.oneof({ weight: 6, arbitrary: few }, many, none).map((values) => `[${values.join()}]`)
}

function string({ minLength = 0, maxLength = 100 }: JsonSchema): fc.Arbitrary<string> {
  const length = fc.constantFrom(
    minLength,
    minLength + 1,
    Math.min(maxLength, minLength + 20),
    maxLength,
    maxLength + 1,
  )
  const filler = fc.constantFrom('a', 'é', '好', 'x ', '\t\n', '\u202e')
  return fc.tuple(length, filler).map(([count, unit]) => JSON.stringify(unit.repeat(count).slice(0, count)))
}

function integer({ minimum = -10, maximum = 1_000 }: JsonSchema): fc.Arbitrary<string> {
  const whole = fc.integer({ min: Math.max(Math.ceil(minimum), -(2 ** 31)), max: Math.min(maximum, 2 ** 31 - 1) })
  return fc.oneof(whole, fc.constantFrom(minimum, maximum)).map(String)
}
