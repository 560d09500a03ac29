import { type ChildProcess, spawn } from 'node:child_process'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, expect, inject, test } from 'vitest'

const WRITES = 60
const TSX = path.resolve('node_modules/tsx/dist/cli.mjs')

let folder: string
let file: string

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-processes-'))
  file = path.join(folder, 'shared.db')
  copyFileSync(inject('templateDatabase'), file)
  const db = new Database(file)
  const at = '2026-11-21T12:00:00.000+00:00'
  db.prepare('INSERT INTO User (id, firstName, lastActiveAt, createdAt) VALUES (1, ?, ?, ?)').run('Ada', at, at)
  db.close()
})

afterEach(() => rmSync(folder, { recursive: true }))

/** Runs tests/writer.ts, which adds a cent that many times, reading the balance first and pausing in between. */
function startWriter(): ChildProcess {
  return spawn(process.execPath, [TSX, 'tests/writer.ts', `file:${file}`, String(WRITES)], {
    env: { ...process.env, NODE_OPTIONS: '', SESSION_SECRET: 'x'.repeat(32) },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
}

/** Waits for the end of a process; its last line tells how many writes it made and how many failed. */
function outcome(child: ChildProcess): Promise<{ done: number; failures: string[] }> {
  return new Promise((resolve, reject) => {
    let [out, error] = ['', '']
    child.stdout?.on('data', (chunk) => {
      out += chunk
    })
    child.stderr?.on('data', (chunk) => {
      error += chunk
    })
    child.on('close', (code) => (code === 0 ? resolve(JSON.parse(out)) : reject(new Error(`${code}: ${error}`))))
  })
}

test('two processes that write to one file at once both succeed and lose nothing', async () => {
  const outcomes = await Promise.all([outcome(startWriter()), outcome(startWriter())])
  expect(outcomes).toEqual(Array(2).fill({ done: WRITES, failures: [] }))
  const db = new Database(file)
  expect(db.prepare('SELECT walletCents FROM User').pluck().get()).toBe(2 * WRITES)
  db.close()
})
