import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepStatements } from './sqlite-kept-statements'

let client: Database.Database
const prepare = vi.fn()

beforeEach(() => {
  client = new Database(':memory:')
  client.exec('CREATE TABLE item (id INTEGER PRIMARY KEY, name TEXT)')
  const original = client.prepare.bind(client)
  prepare.mockReset().mockImplementation(original)
  Object.assign(client, { prepare })
  keepStatements(client)
})
afterEach(() => client.close())

/** The adapter's way to read. */
const read = (sql: string, values: unknown[]) => {
  const statement = client.prepare(sql).bind(values)
  return { names: statement.columns().map(({ name }) => name), rows: statement.raw().all() }
}

test('a statement is prepared once and run with the values of each call', () => {
  for (const id of [1, 2, 3])
    client
      .prepare('INSERT INTO item VALUES (?, ?)')
      .bind([id, `Item ${id}`])
      .run()
  expect(prepare).toHaveBeenCalledTimes(1)
  for (const id of [1, 2]) {
    expect(read('SELECT id, name FROM item WHERE id = ?', [id])).toEqual({
      names: ['id', 'name'],
      rows: [[id, `Item ${id}`]],
    })
  }
  expect(prepare).toHaveBeenCalledTimes(2)
})

test('a bound statement keeps its values while another of the same text is bound', () => {
  client.prepare('INSERT INTO item VALUES (?, ?), (?, ?)').bind([1, 'Soup', 2, 'Cake']).run()
  const sql = 'SELECT name FROM item WHERE id = ?'
  const [soup, cake] = [client.prepare(sql).bind([1]), client.prepare(sql).bind([2])]
  expect([soup.raw().all(), cake.raw().all()]).toEqual([[['Soup']], [['Cake']]])
})

test('a statement follows a table that has changed since it was prepared', () => {
  const sql = 'SELECT name FROM item'
  read(sql, [])
  client.exec("ALTER TABLE item ADD COLUMN price INTEGER; INSERT INTO item VALUES (1, 'Soup', 800)")
  expect(read(sql, []).rows).toEqual([['Soup']])
})

test('only so many statements are kept', () => {
  for (let asked = 0; asked < 600; asked++) read(`SELECT ${asked} AS value`, [])
  read('SELECT 599 AS value', [])
  expect(prepare).toHaveBeenCalledTimes(600)
  read('SELECT 0 AS value', [])
  expect(prepare).toHaveBeenCalledTimes(601)
})
