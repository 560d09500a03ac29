import { createConfig, lintFromString } from '@redocly/openapi-core'
import { describe, expect, test } from 'vitest'
import { describeBounds } from '@/lib/db/bounds'
import { Browser, ENDPOINTS, SITE } from '@/tests/api'
import { openApiDocument } from './openapi'

const document = openApiDocument({ url: SITE, bounds: describeBounds() })

/** With the calls of operators, which the public document leaves out. */
const whole = openApiDocument({ url: SITE, bounds: [], forOperators: true })

test('the document is public and has an ETag', async () => {
  const browser = new Browser()
  await browser.call('getSession')
  const answer = await browser.send('GET', '/api/openapi.json')
  expect([answer.status, answer.body]).toEqual([200, document])
  const headers = { 'if-none-match': answer.headers.get('etag') }
  expect((await browser.send('GET', '/api/openapi.json', { headers })).status).toBe(304)
})

test('Redocly finds no fault in the document, and every call has a description and a described tag', async () => {
  const rules = {
    'operation-description': 'error',
    'operation-tag-defined': 'error',
    'tag-description': 'error',
    // The address of a site on one's own machine.
    'no-server-example.com': 'off',
    // '/api/reviews/restaurant/{id}' and '/api/reviews/{id}/reply': ids are numbers, so that none is 'restaurant'.
    'no-ambiguous-paths': 'off',
  } as const
  const config = await createConfig({ extends: ['recommended'], rules })
  const problems = await lintFromString({ source: JSON.stringify(document), config })
  expect(problems.map(({ ruleId, message }) => `${ruleId}: ${message}`)).toEqual([])
})

test('the document is OpenAPI 3.1 and names this site', () => {
  expect(document).toMatchObject({ openapi: expect.stringMatching(/^3\.1\./), servers: [{ url: SITE }] })
})

test('the document has exactly the endpoints of the API [7.1.1, V2.1.1]', () => {
  const described = Object.entries(document.paths).flatMap(([path, calls]) =>
    Object.entries(calls).map(([method, { operationId }]) => `${operationId}: ${method.toUpperCase()} ${path}`),
  )
  const known = ENDPOINTS.filter(([, { auth }]) => auth !== 'operator').map(
    ([name, { method, path }]) => `${name}: ${method} ${path}`,
  )
  expect(described.toSorted()).toEqual(known.toSorted())
})

describe('the document describes each endpoint [V8.1.1–2]', () => {
  test.each(ENDPOINTS)('%s', (_, { method, path, body, auth, idempotent }) => {
    const call = whole.paths[path]?.[method.toLowerCase()]
    expect(call?.requestBody !== undefined).toBe(body !== undefined)
    expect(call?.parameters.some((parameter) => parameter.in === 'header')).toBe(idempotent === true)
    const [needed = {}] = call?.security ?? []
    expect('session' in needed).toBe(['user', 'account', 'operator'].includes(auth))
    expect('antiForgery' in needed).toBe(method !== 'GET')
  })
})

test('the document says which calls take turns, and that a 503 says when to come back [7.5.9, 7.4.5]', () => {
  for (const [, { method, path, heavy }] of ENDPOINTS) {
    const { description, responses = {} } = whole.paths[path]?.[method.toLowerCase()] ?? {}
    expect(description?.includes('Calls take turns'), path).toBe(heavy === true)
    expect(responses[503], path).toMatchObject({ headers: { 'Retry-After': expect.anything() } })
  }
})

test('the document does not know the calls of operators [4.35.2]', () => {
  expect(JSON.stringify(document)).not.toMatch(/operate|audit/i)
})

test('every reference resolves, and every schema is used', () => {
  const text = JSON.stringify(document)
  const references = new Set([...text.matchAll(/"\$ref":"#\/components\/schemas\/([^"]+)"/g)].map(([, name]) => name))
  expect([...references].toSorted()).toEqual(Object.keys(document.components.schemas).toSorted())
})

test('a path parameter is named in its path', () => {
  for (const [path, calls] of Object.entries(document.paths)) {
    const named = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name)
    for (const { parameters } of Object.values(calls)) {
      const described = parameters.filter((parameter) => parameter.in === 'path').map(({ name }) => name)
      expect(described).toEqual(named)
    }
  }
})
