import * as z from 'zod/mini'
import { errorOut, isPageQuery } from '@/lib/contract/answers'
import type { Endpoint } from '@/lib/contract/endpoint'
import { sessionCookieName } from '@/lib/contract/session-cookie'
import { MAX_ROWS } from '@/lib/list-limits'
import type { RestaurantRole } from '@/lib/policy'
import { endpoints } from './endpoints'

type JsonSchema = Record<string, unknown>
type Named = Record<string, JsonSchema>

export type DocumentedCall = ReturnType<typeof describe>

type Site = { url: string; bounds: readonly string[]; forOperators?: boolean }

/** The API as an OpenAPI 3.1 document, generated from the schemas that check requests; `bounds` are sentences. */
export function openApiDocument({ url: siteUrl, bounds, forOperators = false }: Site) {
  const schemas: Named = {}
  const paths: Record<string, Record<string, DocumentedCall>> = {}
  const rows: [string, Endpoint][] = Object.entries(endpoints)
  for (const [id, endpoint] of rows) {
    // For everybody else these do not exist.
    if (endpoint.auth === 'operator' && !forOperators) continue
    const call = { [endpoint.method.toLowerCase()]: describe(id, endpoint, schemas) }
    paths[endpoint.path] = { ...paths[endpoint.path], ...call }
  }
  return {
    openapi: '3.1.0',
    info: {
      title: 'Plateful',
      version: '1.0.0',
      contact: { name: 'Plateful', url: `${siteUrl}/contact` },
      license: { name: 'All rights reserved', url: `${siteUrl}/terms` },
      description: [...INTRODUCTION, bounds.map((bound) => `- ${bound}`).join('\n')].join('\n\n'),
    },
    servers: [{ url: siteUrl }],
    tags: TAGS.filter(({ name }) => forOperators || name !== 'operate'),
    paths,
    components: { schemas: sorted(schemas), securitySchemes: securityOf(siteUrl) },
  }
}

const INTRODUCTION = [
  'JSON in, JSON out. Every path answers with and without a trailing slash.',
  'Money is US dollars as numbers with at most two decimals; instants are ISO 8601 in UTC.',
  'Every POST, PUT and DELETE sends the content type application/json (the import of a menu also takes text/csv) and the value of the cookie XSRF-TOKEN, which any GET sets, in the header XSRF-Token.',
  'Fields may be spelled in snake_case or in camelCase. Unknown fields are ignored.',
  `Lists answer up to ${MAX_ROWS} rows; where one goes on, X-Next-Cursor and Link tell how.`,
  'What one account can make is bounded. Above a number: 409 with `kind` "too_many" and `most`; above a rate: 429 with Retry-After.',
]

/** Tags group the calls by the first part of their paths. */
const TAGS = [
  { name: 'orders', description: 'Creating, placing, following and canceling orders' },
  {
    name: 'manage',
    description: 'Restaurants for those who work there: board, menu, sections, modifier groups and staff',
  },
  { name: 'members', description: 'Accepting an invitation to work at a restaurant' },
  { name: 'events', description: 'The stream of changes' },
  { name: 'auth', description: 'Signing up, logging in, sessions and forgotten passwords' },
  { name: 'users', description: 'Profile, wallet, and the data of the account' },
  { name: 'reviews', description: 'What customers say about their orders' },
  { name: 'reports', description: 'Telling the operators about something' },
  { name: 'menu-items', description: 'What restaurants sell' },
  { name: 'modifier-groups', description: 'The choices of menu items' },
  { name: 'modifiers', description: 'One choice of a group' },
  { name: 'sections', description: 'The parts of a menu' },
  { name: 'restaurants', description: 'The restaurants that customers see' },
  { name: 'search', description: 'Finding dishes and restaurants' },
  { name: 'operate', description: "The operators' desk" },
  { name: 'images', description: 'Uploaded pictures' },
]

function tagOf({ path }: Endpoint): string {
  const [, , name = ''] = path.split('/')
  if (!TAGS.some((tag) => tag.name === name)) throw new Error(`The tag of ${path} is not described.`)
  return name
}

const securityOf = (siteUrl: string) => ({
  session: { type: 'apiKey', in: 'cookie', name: sessionCookieName(siteUrl) },
  antiForgery: { type: 'apiKey', in: 'header', name: 'XSRF-Token' },
})

const STATUS_TEXTS: Record<number, string> = {
  400: 'The request is not valid; `errors` names the fields',
  401: 'Not signed in',
  402: 'Insufficient funds in the wallet',
  403: 'Not allowed; with `kind` "stale_token" the anti-forgery token does not fit: any GET sets another one, and the call can be repeated',
  404: 'Not found',
  409: 'Conflict with the current state; `changes` tells what changed about an order, `order` how it is now, `kind` "too_many" a bound and `most` its number',
  413: 'The request is too large',
  415: 'The content type is not application/json',
  422: 'The Idempotency-Key was used for another request',
  429: 'Too many attempts, or orders of this account; `Retry-After` tells the seconds to wait',
  503: 'The database cannot be used at present, or too many calls wait; nothing was changed. `Retry-After` tells the seconds after which trying again is safe',
}

const NEXT_PAGE = {
  'X-Next-Cursor': { description: 'The cursor of the next page; absent at the end', schema: { type: 'string' } },
  Link: { description: 'The address of the next page, rel="next"; absent at the end', schema: { type: 'string' } },
}
const RETRY_AFTER = { 'Retry-After': { description: 'Seconds to wait', schema: { type: 'integer', minimum: 1 } } }

function describe(operationId: string, endpoint: Endpoint, schemas: Named) {
  const mutates = endpoint.method !== 'GET'
  const security = { ...(needsSession(endpoint) && { session: [] }), ...(mutates && { antiForgery: [] }) }
  const answer = toJsonSchema(endpoint.answer, 'output', schemas)
  const responses: Named = {
    [endpoint.status]: {
      description: 'Success',
      ...(isPageQuery(endpoint.query) && { headers: NEXT_PAGE }),
      content: { [mediaTypeOf(endpoint)]: { schema: answer } },
    },
    ...failuresOf(endpoint, schemas),
  }
  return {
    operationId,
    summary: endpoint.summary,
    description: [endpoint.description, endpoint.role && ROLE_TEXTS[endpoint.role], endpoint.heavy && HEAVY_TEXT]
      .filter(Boolean)
      .join(' '),
    tags: [tagOf(endpoint)],
    parameters: parametersOf(endpoint, schemas),
    ...(endpoint.body && {
      requestBody: {
        required: !endpoint.body.safeParse({}).success,
        content: {
          'application/json': { schema: toJsonSchema(endpoint.body, 'input', schemas) },
          ...(endpoint.takesCsv && { 'text/csv': { schema: { type: 'string' } } }),
        },
      },
    }),
    responses,
    security: Object.keys(security).length > 0 ? [security] : [],
  }
}

/** The media type of a successful answer. */
export function mediaTypeOf({ stream, answersCsv }: Endpoint): string {
  if (stream) return 'text/event-stream'
  return answersCsv ? 'text/csv' : 'application/json'
}

const ROLE_TEXTS: Record<RestaurantRole, string> = {
  kitchen: 'For everyone who works at the restaurant.',
  manager: 'For managers of the restaurant and its owner.',
  owner: 'For the owner of the restaurant.',
}

const HEAVY_TEXT =
  'Calls take turns: an account, or the address of a client without one, makes one at a time, and a call that has waited for 10 seconds is refused with 503.'

const needsSession = ({ auth }: Endpoint) => auth === 'user' || auth === 'account' || auth === 'operator'

function failuresOf(endpoint: Endpoint, schemas: Named) {
  const mutates = endpoint.method !== 'GET'
  const statuses = [
    400,
    ...(needsSession(endpoint) ? [401] : []),
    ...(mutates || endpoint.auth === 'account' ? [403] : []),
    ...(endpoint.params || endpoint.auth === 'operator' ? [404] : []),
    ...(mutates ? [409, 413, 415] : []),
    ...(endpoint.idempotent ? [422] : []),
    ...(endpoint.limits || endpoint.limitsAccount || endpoint.limitsPasswords || endpoint.takesCsv ? [429] : []),
    ...(endpoint.failures ?? []),
    503,
  ]
  const schema = toJsonSchema(errorOut, 'output', schemas)
  return Object.fromEntries(
    statuses.map((status) => [
      status,
      {
        description: STATUS_TEXTS[status],
        ...((status === 429 || status === 503) && { headers: RETRY_AFTER }),
        content: { 'application/json': { schema } },
      },
    ]),
  )
}

function parametersOf(endpoint: Endpoint, schemas: Named): JsonSchema[] {
  const key = { in: 'header', name: 'Idempotency-Key', schema: { type: 'string', minLength: 1, maxLength: 255 } }
  return [
    ...fieldsOf(endpoint.params, 'path', schemas),
    ...fieldsOf(endpoint.query, 'query', schemas),
    ...(endpoint.idempotent ? [{ ...key, description: 'A retry with the same key has no second effect' }] : []),
  ]
}

function fieldsOf(schema: z.ZodMiniType | undefined, location: 'path' | 'query', schemas: Named): JsonSchema[] {
  if (!(schema instanceof z.ZodMiniObject)) return []
  return Object.entries(schema.shape).flatMap(([name, field]) => {
    if (!(field instanceof z.ZodMiniType)) return []
    const required = !field.safeParse(undefined).success
    return [{ in: location, name, required, schema: toJsonSchema(field, 'input', schemas) }]
  })
}

/** The JSON Schema of a Zod schema; named schemas are collected in `schemas` and referenced. */
function toJsonSchema(schema: z.ZodMiniType, io: 'input' | 'output', schemas: Named): JsonSchema {
  const { $schema: _, $defs = {}, ...own } = z.toJSONSchema(schema, { io, unrepresentable: 'any' })
  for (const [name, definition] of Object.entries($defs)) schemas[name] = withReferences(definition)
  return withReferences(own)
}

const REFERENCES = z.record(z.string(), z.unknown())

function withReferences(schema: unknown): JsonSchema {
  return REFERENCES.parse(JSON.parse(JSON.stringify(schema).replaceAll('"#/$defs/', '"#/components/schemas/')))
}

function sorted(schemas: Named): Named {
  return Object.fromEntries(Object.entries(schemas).toSorted(([a], [b]) => a.localeCompare(b)))
}
