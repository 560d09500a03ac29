import { IncomingMessage, ServerResponse } from 'node:http'
import { Socket } from 'node:net'
import { describe, expect, test } from 'vitest'
import type * as z from 'zod/mini'
import type { Endpoint } from '@/lib/contract/endpoint'
import { issueToken, TOKEN_COOKIE, TOKEN_HEADER } from '@/lib/http/anti-forgery'
import { DEFAULT_BODY_LIMIT } from '@/lib/http/request-body'
import { route } from '@/lib/http/route'
import { MAX_LINES } from '@/lib/list-limits'
import { routeName } from '@/lib/server/route-name'
import { answerUnknownPaths } from '@/lib/server/unknown-paths'
import { ENDPOINTS, SITE } from './api'

/** CPU milliseconds that a call may cost beyond a plain one. */
const BUDGET = 20
/** Each 64 KiB of the bodies that hold a picture or a file may cost this much, since reading them costs time too. */
const BUDGET_OF_LARGE = 5
/** Node's HTTP parser refuses longer addresses. */
const ADDRESS_LIMIT = 16 * 1024
/** The least of this many runs counts; a run within the budget is enough. */
const RUNS = 4
/** A field of at most 200 characters looks at this many. */
const PIECE = 800

/** Texts that are costly to normalize, to trim, or to match with a regular expression. */
const HOSTILE: Record<string, (length: number) => string> = {
  'marks in falling order': (length) => `e${'\u0301'.repeat(length / 2)}${'\u0316'.repeat(length / 2)}`,
  'marks by turns': (length) => `e${'\u0301\u0316'.repeat(length / 2)}`,
  joiners: (length) => '\u200d\u034f'.repeat(length / 2),
  'joiners before a letter': (length) => `${'\u200d\u034f'.repeat(length / 2)}e`,
  spaces: (length) => ' '.repeat(length),
  'spaces before a letter': (length) => `e${' '.repeat(length - 2)}e`,
}
/** What some fields must begin with, before they look at the rest. */
const BEGINNINGS = ['', '1', 'e@e.', 'https://', '11:00-']
const PLAIN = 'Plain'

/** A value with a text, for one field or all elements of an array. */
type Place = { name: string; fill(text: string, limit: number): unknown }

/** Every place in a schema where a caller can put a text. */
function placesIn(schema: z.core.$ZodType, name = ''): Place[] {
  const { def } = (schema as z.core.$ZodTypes)._zod
  switch (def.type) {
    case 'object':
      return Object.entries(def.shape).flatMap(([key, field]) =>
        placesIn(field, `${name}.${key}`).map((place) => ({
          name: place.name,
          fill: (text, limit) => ({ [key]: place.fill(text, limit - key.length - 6) }),
        })),
      )
    case 'array':
      return placesIn(def.element, `${name}[]`).flatMap((place) => [
        { name: place.name, fill: (text, limit) => [place.fill(text, limit - 2)] },
        {
          name: `${place.name} of many`,
          fill: (text, limit) => copies(place.fill(text.slice(0, PIECE), limit), limit),
        },
      ])
    case 'union':
      return def.options.flatMap((option) => placesIn(option, name))
    case 'optional':
    case 'nullable':
    case 'default':
      return placesIn(def.innerType, name)
    case 'pipe':
      return placesIn(def.in, name)
    case 'string':
    case 'number':
    case 'boolean':
    case 'enum':
    case 'literal':
    case 'null':
      return [{ name, fill: (text) => text }]
    default:
      throw new Error(`${name}: this test does not know schemas of type ${def.type}.`)
  }
}

const bytesOf = (value: unknown) => Buffer.byteLength(JSON.stringify(value))
const copies = (value: unknown, limit: number) =>
  Array.from({ length: Math.max(1, Math.floor((limit - 2) / (bytesOf(value) + 1))) }, () => value)

/** A text of at most so many bytes, as a body or an address spells it. */
function cut(text: (length: number) => string, beginning: string, limit: number, sizeOf: (text: string) => number) {
  const unit = sizeOf(text(2_000)) / 2_000
  return beginning + text(2 * Math.floor((limit - sizeOf(beginning) - 20) / unit / 2))
}

/** The pipeline in front of an endpoint's command, without what needs an account. */
const pipelineOf = ({ method, path, params, query, body, toInput, bodyLimit, takesCsv, answer }: Endpoint) =>
  route(
    {
      ...{ method, path: path.replace('/operate', ''), params, query, body, bodyLimit, takesCsv, answer },
      ...{ toInput, summary: '', description: '', auth: 'public', status: 200 },
    } as Endpoint,
    async () => new Response(),
  )

const token = issueToken()

/** The least CPU milliseconds of a call. */
async function costOf(endpoint: Endpoint, { query = '', body = '' }, enough: number): Promise<number> {
  const handler = pipelineOf(endpoint)
  const params = Promise.resolve({ id: '1', memberId: '1' })
  let least = Number.POSITIVE_INFINITY
  for (let run = 0; run < RUNS && least > enough; run++) {
    const request = new Request(`${SITE}/api?${query}`, {
      method: endpoint.method,
      headers: { cookie: `${TOKEN_COOKIE}=${token}`, [TOKEN_HEADER]: token, 'content-type': 'application/json' },
      ...(endpoint.method !== 'GET' && { body }),
    })
    const before = process.cpuUsage()
    await handler(request, { params })
    const { user, system } = process.cpuUsage(before)
    least = Math.min(least, (user + system) / 1000)
  }
  return least
}

/** The calls with hostile texts in the fields of a body of this size. */
function* hostileBodies({ body }: Endpoint, bodyLimit: number, beginnings = BEGINNINGS): Generator<[string, string]> {
  if (!body) return
  const places = placesIn(body)
  for (const [kind, text] of Object.entries(HOSTILE)) {
    for (const beginning of beginnings) {
      for (const { name, fill } of places) {
        const sent = JSON.stringify(fill(cut(text, beginning, bodyLimit - 100, Buffer.byteLength), bodyLimit - 100))
        yield [`${kind} after '${beginning}' in ${name}`, sent]
      }
    }
  }
  const lists = new Set(places.flatMap(({ name }) => /^\.\w+\[\](?:\.\w+\[\])?/.exec(name) ?? []))
  for (const element of ['', 0, null, {}, [], PLAIN]) {
    for (const list of lists) {
      const [outer = '', inner] = list.match(/\w+/g) ?? []
      const name = `many ${JSON.stringify(element)} in ${list}`
      yield [name, JSON.stringify({ [outer]: copies(element, bodyLimit - 100) })]
      // As many lists as an order has, of lengths above and below their limit.
      for (const bytes of inner ? [bodyLimit / MAX_LINES, bodyLimit / MAX_LINES / 2.4] : []) {
        const lists = copies({ [`${inner}`]: copies(element, bytes - 30) }, bodyLimit - 100)
        yield [name, JSON.stringify({ [outer]: lists.slice(0, MAX_LINES) })]
      }
    }
  }
  const keys = Array.from({ length: Math.floor(bodyLimit / 13) - 10 }, (_, key) => [`a_b_${key % 10_000}`, 0])
  yield ['many keys', `{${keys.map(([key]) => `"${key}":0`).join()}}`]
}

/** The calls with hostile texts in the parameters of a query. */
function* hostileQueries({ query }: Endpoint): Generator<[string, string]> {
  if (!query) return
  const sizeOf = (text: string) => encodeURIComponent(text).length
  for (const [kind, text] of Object.entries(HOSTILE)) {
    for (const { name, fill } of placesIn(query)) {
      const sent = fill(cut(text, '', ADDRESS_LIMIT, sizeOf), ADDRESS_LIMIT)
      yield [`${kind} in ${name}`, String(new URLSearchParams(sent as Record<string, string>))]
    }
  }
}

const taking = ENDPOINTS.filter(([, { query, body }]) => query || body)

describe('a hostile text costs at most 20 ms more than a plain one, in every field [5.7.5, T35]', () => {
  test.each(taking)('%s', { timeout: 120_000 }, async (_, endpoint) => {
    const { bodyLimit = DEFAULT_BODY_LIMIT } = endpoint
    const plain = await costOf(endpoint, { body: '{}' }, 0)
    const slow: string[] = []
    const measure = async (name: string, call: { query?: string; body?: string }, budget = BUDGET) => {
      // Enough are known to find the cause.
      if (slow.length === 10) return
      const cost = await costOf(endpoint, call, plain + budget)
      if (cost > plain + budget) slow.push(`${name}: ${cost.toFixed()} ms`)
    }
    for (const [name, body] of hostileBodies(endpoint, DEFAULT_BODY_LIMIT)) await measure(name, { body })
    if (bodyLimit > DEFAULT_BODY_LIMIT) {
      const budget = (BUDGET_OF_LARGE * bodyLimit) / DEFAULT_BODY_LIMIT
      for (const [name, body] of hostileBodies(endpoint, bodyLimit, [''])) await measure(name, { body }, budget)
    }
    for (const [name, query] of hostileQueries(endpoint)) await measure(name, { query, body: '{}' })
    expect(slow).toEqual([])
  })
})

describe('a hostile address costs at most 20 ms more than a plain one [5.7.5, T35]', () => {
  const costOfPath = async (path: string, enough: number) => {
    let least = Number.POSITIVE_INFINITY
    for (let run = 0; run < RUNS && least > enough; run++) {
      const request = Object.assign(new IncomingMessage(new Socket()), { url: path })
      const before = process.cpuUsage()
      routeName(path)
      await answerUnknownPaths(request, new ServerResponse(request), async () => undefined)
      const { user, system } = process.cpuUsage(before)
      least = Math.min(least, (user + system) / 1000)
    }
    return least
  }

  test.each(['.', '/', '{', '[', '/1', '/.', '%2e', '%CC%81%CC%96'])('of many %s', async (part) => {
    const plain = await costOfPath('/plain', 0)
    for (const end of ['', '/', 'a']) {
      const path = `/a${part.repeat(ADDRESS_LIMIT / part.length)}${end}`
      expect(await costOfPath(path, plain + BUDGET)).toBeLessThan(plain + BUDGET)
    }
  })
})
