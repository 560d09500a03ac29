import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { PICTURE_LIMIT } from '@/lib/contract/endpoint'
import { readInput } from '@/lib/http/read-input'
import { DEFAULT_BODY_LIMIT } from '@/lib/http/request-body'
import { type Call, ENDPOINTS, type EndpointName, SITE } from './api'
import { type CallWorld, exampleCall } from './example-calls'
import { aPictureUrl } from './pictures'
import { scene } from './scene'
import { addCustomer, addOperator, addRestaurant } from './world'

// Every text that a call takes, found from the schemas, with texts that cost much to look at. A call is read once as it
// is in the examples, with one text replaced, and as often as it takes to find its least time on a busy machine.

const MOST_MS = 20
const TRIES = 3
/** Node refuses longer targets. */
const MAX_TARGET = 15 * 1024

let world: CallWorld
scene(async () => {
  const restaurant = await addRestaurant()
  world = { customer: await addCustomer(), restaurant, picture: await aPictureUrl(), operator: await addOperator() }
})

/** Texts of about `bytes` bytes in UTF-8. */
const HOSTILE: Record<string, (bytes: number) => string> = {
  marks: (bytes) => `a${'\u0301'.repeat(bytes / 4)}${'\u0316'.repeat(bytes / 4)}`,
  'runs of marks': (bytes) => `a${'\u0301'.repeat(15)}${'\u0316'.repeat(15)}`.repeat(bytes / 61),
  joiners: (bytes) => `a${'\u200d\u034f'.repeat(bytes / 5)}b`,
  spaces: (bytes) => `a${' '.repeat(bytes - 2)}b`,
}
const plain = (bytes: number) => 'a'.repeat(bytes)

type Path = (string | 0)[]

/** The paths of all texts in a schema; the elements of lists have the index 0. */
function textPaths(schema: unknown, path: Path = []): Path[] {
  if (schema instanceof z.ZodMiniString) return [path]
  if (schema instanceof z.ZodMiniObject) {
    return Object.entries(schema.shape).flatMap(([name, field]) => textPaths(field, [...path, name]))
  }
  if (schema instanceof z.ZodMiniArray) return textPaths(schema.def.element, [...path, 0])
  if (schema instanceof z.ZodMiniUnion) {
    return schema.def.options.flatMap((option: unknown) => textPaths(option, path))
  }
  if (schema instanceof z.ZodMiniPipe) return textPaths(schema.def.in, path)
  const isWrapped =
    schema instanceof z.ZodMiniOptional || schema instanceof z.ZodMiniNullable || schema instanceof z.ZodMiniDefault
  return isWrapped ? textPaths(schema.def.innerType, path) : []
}

/** A copy of a value with a text at a path; what is missing on the way is made. */
function withText(value: unknown, [step, ...rest]: Path, text: string): unknown {
  if (step === undefined) return text
  const inner = withText(Object(value)[step], rest, text)
  return step === 0 ? [inner, ...(Array.isArray(value) ? value.slice(1) : [])] : { ...Object(value), [step]: inner }
}

type Case = { name: EndpointName; part: 'body' | 'query'; field: string; path: Path }
const CASES = ENDPOINTS.flatMap(([name, endpoint]) =>
  (['body', 'query'] as const).flatMap((part) => {
    const paths = new Map(textPaths(endpoint[part]).map((path): [string, Path] => [path.join('.'), path]))
    return [...paths].map(([field, path]): Case => ({ name, part, field, path }))
  }),
)

/** CPU in milliseconds that reading a call takes, whether it is refused or not; the least of some tries. */
async function cost({ name, part, path }: Case, call: Call, text: string): Promise<number> {
  const [, endpoint] = ENDPOINTS.find(([other]) => other === name) ?? []
  if (!endpoint) throw new Error(`There is no ${name}`)
  const query = new URLSearchParams(Object(part === 'query' ? withText(call.query, path, text) : call.query))
  const body = JSON.stringify((part === 'body' ? withText(call.body, path, text) : call.body) ?? {})
  const params = Promise.resolve({ id: '1', memberId: '1', hash: 'a' })
  let least = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < TRIES; attempt++) {
    const request = new Request(`${SITE}/?${query}`, {
      method: endpoint.method,
      headers: { 'content-type': 'application/json' },
      ...(endpoint.method !== 'GET' && { body }),
    })
    const before = process.cpuUsage()
    await readInput(endpoint, request, { params }).catch(() => undefined)
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

test('every endpoint that takes texts is among the cases [V15.2.2]', () => {
  const names = new Set(CASES.map(({ name }) => name))
  expect(CASES.length).toBeGreaterThan(100)
  for (const name of ['signUp', 'createOrder', 'createSection', 'replyToReview', 'findOrders', 'search'] as const) {
    expect(names).toContain(name)
  }
})

test.each(CASES)(
  '$name: a hostile text in the field $field of the $part costs no more CPU than it may [5.7.5, V15.2.2]',
  async (one) => {
    const [, endpoint] = ENDPOINTS.find(([name]) => name === one.name) ?? []
    // A picture is data for the decoder, which has a limit of its own.
    const most = endpoint?.bodyLimit === PICTURE_LIMIT ? 10 * MOST_MS : MOST_MS
    const bytes = one.part === 'query' ? MAX_TARGET / 3 : (endpoint?.bodyLimit ?? DEFAULT_BODY_LIMIT) - 4_096
    const call = await exampleCall(one.name, world)
    const usual = await cost(one, call, plain(bytes))
    for (const [kind, hostile] of Object.entries(HOSTILE)) {
      const more = (await cost(one, call, hostile(bytes))) - usual
      expect(more, `${kind}: ${more} ms`).toBeLessThan(most)
    }
  },
)
