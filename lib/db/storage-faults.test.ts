import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import Database from 'better-sqlite3'
import { afterEach, beforeEach, describe, expect, inject, test } from 'vitest'
import { openDatabase, type Tx } from './database'
import { isUnavailable } from './failures'
import { FileReplacedError } from './sqlite-file'

const now = new Date('2026-11-21T12:00:00.000Z')
const aUser = (firstName: string) => ({ firstName, lastActiveAt: now, createdAt: now })

let folder: string
let file: string
let db: ReturnType<typeof openDatabase>

beforeEach(() => {
  folder = mkdtempSync(path.join(os.tmpdir(), 'plateful-storage-'))
  file = path.join(folder, 'plateful.db')
  copyFileSync(inject('templateDatabase'), file)
  db = openDatabase(`file:${file}`, { patienceMs: 200 })
})

afterEach(async () => {
  await db.close()
  rmSync(folder, { recursive: true })
})

/** Whether some work fails because of the storage. */
const failsForStorage = (work: Promise<unknown>) =>
  work.then(
    () => 'nothing failed',
    (error: unknown) => isUnavailable(error) || error,
  )

function linkOf(file: string): string {
  try {
    return readlinkSync(file)
  } catch {
    // The file descriptor that listed the folder is closed by now.
    return ''
  }
}

const names = async () => (await db.read.user.findMany()).map(({ firstName }) => firstName)

/** Changes a setting of the write connection until it is reopened. */
const setOnWriter = (pragma: string) => db.write((tx) => tx.$queryRawUnsafe(`PRAGMA ${pragma}`))

describe('a full disk', () => {
  const two = async (tx: Tx) => {
    await tx.user.create({ data: aUser('Ada') })
    await tx.user.create({ data: aUser('x'.repeat(100_000)) })
  }

  test('a write to a full disk is refused as a whole, and the next one succeeds once there is room [T49]', async () => {
    await setOnWriter('max_page_count = 1')
    expect(await failsForStorage(db.write(two))).toBe(true)
    expect(await names()).toEqual([])
    // The writer has reopened the file, which removed the limit.
    await db.write(two)
    expect(await names()).toHaveLength(2)
  })
})

describe('a file that must not be written', () => {
  test('a read-only file refuses writes and can be read, and the next write succeeds once it is writable [V16.5.1–3]', async () => {
    await db.write((tx) => tx.user.create({ data: aUser('Ada') }))
    await setOnWriter('query_only = ON')
    expect(await failsForStorage(db.write((tx) => tx.user.create({ data: aUser('Bob') })))).toBe(true)
    expect(await names()).toEqual(['Ada'])
    await db.write((tx) => tx.user.create({ data: aUser('Eve') }))
    expect(await names()).toEqual(['Ada', 'Eve'])
  })
})

describe('a file that was replaced or removed under the server', () => {
  const write = () => db.write((tx) => tx.user.create({ data: aUser('Bob') }))

  beforeEach(async () => {
    await db.write((tx) => tx.user.create({ data: aUser('Ada') }))
    expect(await names()).toEqual(['Ada'])
  })

  test.each([
    ['removed', () => rmSync(file)],
    ['moved away', () => renameSync(file, `${file}.old`)],
    [
      'replaced by another',
      () => {
        copyFileSync(inject('templateDatabase'), `${file}.new`)
        renameSync(`${file}.new`, file)
      },
    ],
  ])('a file that was %s takes no write [T43]', async (_, replace) => {
    replace()
    expect(await failsForStorage(write())).toBe(true)
    expect(await failsForStorage(write())).toBe(true)
    expect(await names()).toEqual(['Ada'])
  })

  test('a file that is back takes writes again', async () => {
    renameSync(file, `${file}.old`)
    expect(await failsForStorage(write())).toBe(true)
    renameSync(`${file}.old`, file)
    await write()
    expect(await names()).toEqual(['Ada', 'Bob'])
  })
})

describe('a file that cannot be opened', () => {
  test('an unreadable file fails reads and writes, and serves both once it can be opened', async () => {
    const later = path.join(folder, 'later')
    const late = openDatabase(`file:${path.join(later, 'plateful.db')}`)
    expect(await failsForStorage(late.read.user.count())).toBe(true)
    expect(await failsForStorage(late.write((tx) => tx.user.count()))).toBe(true)
    mkdirSync(later)
    copyFileSync(inject('templateDatabase'), path.join(later, 'plateful.db'))
    await late.write((tx) => tx.user.create({ data: aUser('Ada') }))
    expect(await late.read.user.count()).toBe(1)
    await late.close()
  })

  test.runIf(process.platform === 'linux')('failed attempts to open a file leave no file handle behind', async () => {
    const broken = path.join(folder, 'broken.db')
    writeFileSync(broken, 'x'.repeat(4096))
    const unusable = openDatabase(`file:${broken}`)
    for (let attempt = 0; attempt < 3; attempt++) await expect(unusable.read.user.count()).rejects.toThrow()
    const open = readdirSync('/proc/self/fd').map((fd) => linkOf(`/proc/self/fd/${fd}`))
    expect(open.filter((target) => target === broken)).toEqual([])
    await unusable.close()
  })
})

test('a missing table fails reads and writes, by Prisma and as plain SQL', async () => {
  const other = new Database(file)
  other.exec('DROP TABLE "Heartbeat"').close()
  expect(await failsForStorage(db.read.heartbeat.count())).toBe(true)
  expect(await failsForStorage(db.read.$queryRaw`SELECT 1 FROM "Heartbeat"`)).toBe(true)
  expect(await failsForStorage(db.write((tx) => tx.heartbeat.create({ data: { id: 1, at: now } })))).toBe(true)
})

describe('a file that another process keeps locked', () => {
  let other: Database.Database
  beforeEach(() => {
    other = new Database(file, { timeout: 0 })
    other.pragma('journal_mode = WAL')
    other.exec('BEGIN IMMEDIATE')
  })
  afterEach(() => other.close())

  test('a locked file refuses writes after a while and can be read, and the next write succeeds once it is free', async () => {
    const writing = db.write((tx) => tx.user.create({ data: aUser('Ada') }))
    expect(await names()).toEqual([])
    expect(await failsForStorage(writing)).toBe(true)
    other.exec('ROLLBACK')
    await db.write((tx) => tx.user.create({ data: aUser('Bob') }))
    expect(await names()).toEqual(['Bob'])
  })

  test('all writes that wait for the lock are refused when their own time is up [V15.2.2]', async () => {
    const writes = 40
    const started = performance.now()
    const outcomes = await Promise.all(
      Array.from({ length: writes }, () => failsForStorage(db.write((tx) => tx.user.create({ data: aUser('Ada') })))),
    )
    expect(new Set(outcomes)).toEqual(new Set([true]))
    // One after the other, each would have waited its own 200 ms.
    expect(performance.now() - started).toBeLessThan(writes * 200)
  })
})

test.each([
  [Object.assign(new Error('disk I/O error'), { code: 'SQLITE_IOERR_WRITE' }), true],
  [new Error('disk I/O error', { cause: { originalCode: 'SQLITE_IOERR_FSYNC', kind: 'sqlite' } }), true],
  [Object.assign(new Error('unable to open database file'), { code: 'SQLITE_CANTOPEN' }), true],
  [Object.assign(new Error('locking protocol'), { code: 'SQLITE_PROTOCOL' }), true],
  [new FileReplacedError(), true],
  [Object.assign(new Error('malformed'), { code: 'SQLITE_CORRUPT' }), true],
  [Object.assign(new Error('no such table: Order'), { code: 'SQLITE_ERROR' }), true],
  [Object.assign(new Error('no such column: stage'), { code: 'SQLITE_ERROR' }), true],
  [Object.assign(new Error('near "SELEC": syntax error'), { code: 'SQLITE_ERROR' }), false],
  [Object.assign(new Error('CHECK constraint failed'), { code: 'SQLITE_CONSTRAINT_CHECK' }), false],
  [new TypeError('x is not a function'), false],
  [null, false],
])('whether %s means that the storage cannot be used: %s', (error, unavailable) => {
  expect(isUnavailable(error)).toBe(unavailable)
})
