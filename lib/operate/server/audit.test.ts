import { beforeEach, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { insertRows } from '@/lib/db/insert-rows'
import { freshDatabase } from '@/tests/db'
import { type Account, addOperator } from '@/tests/world'

let operator: Account

const entry = (over: object = {}) => ({
  at: new Date('2026-11-20T17:00:00Z'),
  operatorId: 1,
  operator: 'ops@example.com',
  act: 'order.refund',
  subject: 'order 7',
  before: '{}',
  after: '{"refundedCents":1}',
  reason: 'Cold',
  requestId: 'r',
  ...over,
})

beforeEach(async () => {
  await freshDatabase()
  operator = await addOperator()
})

const add = (rows: object[]) => db.write((tx) => insertRows(tx, 'AuditEntry', rows as never))
const reasons = async (q: string) =>
  (await operator.call('getAudit', { query: { q } })).entries.map(({ reason }) => reason)

test('the log is searched by operator, act, order and day, all of which must fit [4.35.12]', async () => {
  await add([
    entry({ reason: 'a' }),
    entry({ reason: 'b', operator: 'other@example.com' }),
    entry({ reason: 'c', act: 'order.cancel', subject: 'order 8' }),
    entry({ reason: 'd', at: new Date('2026-11-21T17:00:00Z') }),
  ])
  expect(await reasons('')).toEqual(['d', 'c', 'b', 'a'])
  expect(await reasons('OPS@example.com')).toEqual(['d', 'c', 'a'])
  expect(await reasons('order.cancel')).toEqual(['c'])
  expect(await reasons('order 7')).toEqual(['d', 'b', 'a'])
  expect(await reasons('#8')).toEqual(['c'])
  expect(await reasons('2026-11-21')).toEqual(['d'])
  expect(await reasons('ops@example.com 7 2026-11-20')).toEqual(['a'])
  expect(await reasons('something else')).toEqual([])
})

test('what happened to a thing is found by its kind and number, or by the hash of a picture [4.35.12]', async () => {
  const subjects = ['order 12', 'restaurant 12', 'user 12', 'review 12', `picture ${'a1'.repeat(32)}`]
  await add(subjects.map((subject) => entry({ subject, reason: subject })))
  for (const subject of subjects) expect(await reasons(subject)).toEqual([subject])
  expect(await reasons('12')).toEqual(['order 12'])
  expect(await reasons('Review #12')).toEqual(['review 12'])
  expect(await reasons('A1'.repeat(32))).toEqual([subjects[4]])
  expect(await reasons('review 1')).toEqual([])
  expect(await reasons('picture a1')).toEqual([])
})

test('the log is read in pages of fifty [4.35.12]', async () => {
  await add(Array.from({ length: 120 }, (_, at) => entry({ reason: `no ${at}` })))
  const seen: string[] = []
  for (let before: string | null = ''; before !== null; ) {
    const page: { entries: { reason: string }[]; next: number | null } = await operator.call('getAudit', {
      query: before ? { before } : {},
    })
    expect(page.entries.length).toBeLessThanOrEqual(50)
    seen.push(...page.entries.map(({ reason }) => reason))
    before = page.next === null ? null : String(page.next)
  }
  expect(seen).toEqual(Array.from({ length: 120 }, (_, at) => `no ${119 - at}`))
})

test('the file has every entry that fits, and runs nothing in a spreadsheet [4.35.12]', async () => {
  await add([entry({ reason: '=cmd|calc' }), entry({ reason: 'x', subject: 'order 8' })])
  const answer = await operator.ask('getAuditFile', { query: { q: 'order 7' } })
  expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
  expect(answer.headers.get('content-disposition')).toBe('attachment')
  const lines = answer.text.trimEnd().split('\r\n')
  expect(lines).toHaveLength(2)
  expect(lines[1]).toContain(`,"'=cmd|calc",`)
})
