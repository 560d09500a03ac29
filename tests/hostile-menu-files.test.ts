import { beforeAll, describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { MENU_COLUMNS } from '@/lib/menu/rules/menu-file'
import { importMenu } from '@/lib/menu/server/import-menu'
import { scene } from '@/tests/scene'
import { addModifierGroup, addRestaurant, type Restaurant } from '@/tests/world'

const MIB = 1024 * 1024
/**
 * Limits of a refused file: its CPU in ratio to a legal file of the maximum size, and the longest hold of the event loop,
 * in which the database reads a whole menu.
 */
const FILE = { type: 'text/csv', ratio: 0.4, heldMs: 60 }
/** The runtime parses a JSON body in one go. */
const JSON_BODY = { type: 'application/json', ratio: 2, heldMs: 200 }
/** Generous to slow machines. */
const CPU_CEILING_MS = 500
/** A busy machine disturbs single runs. */
const RUNS = 8

let restaurant: Restaurant
let legalMs = 0
const restore = scene(async () => {
  restaurant = await addRestaurant({ prices: [5] })
  await addModifierGroup(restaurant, { at: [0], name: 'Size' })
})
beforeAll(async () => {
  legalMs = (await leastOf(3, () => measured(() => send(legalFile(), FILE.type)))).cpuMs
})

/** As large as a file may be, with as many items as a menu may have. */
function legalFile(): string {
  const items = Array.from({ length: 499 }, (_, at) => {
    return `,Pea Soup,"${'ス'.repeat(500)}",4.50,entree,Section ${at % 50},Size,${' '.repeat(500)}`
  })
  return ['id,name,description,price,type,section,choices,notes', ...items].join('\n')
}

type Answer = { status?: number; errors?: object[]; lines?: object[]; message?: string }
type Cost = { cpuMs: number; heldMs: number; answer: Answer }

const cpuMsSince = (before: NodeJS.CpuUsage) => {
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1_000
}

/** The CPU of some work, and the most CPU between two turns of other work: on a busy machine the clock tells less. */
async function measured(work: () => Promise<Answer>): Promise<Cost> {
  let heldMs = 0
  let last = process.cpuUsage()
  let isDone = false
  const turn = () => {
    heldMs = Math.max(heldMs, cpuMsSince(last))
    last = process.cpuUsage()
    if (!isDone) setImmediate(turn)
  }
  setImmediate(turn)
  const began = process.cpuUsage()
  const answer = await work()
  const cpuMs = cpuMsSince(began)
  turn()
  isDone = true
  return { cpuMs, heldMs, answer }
}

async function send(rawBody: string, type: string): Promise<Answer> {
  const { owner, id } = restaurant
  const { status, body } = await owner.ask('importMenu', { id, rawBody, headers: { 'content-type': type } })
  return { status, ...(body as object) }
}

/** The last cost with the least figures of some runs; fewer once they are low enough. */
async function leastOf(runs: number, run: () => Promise<Cost>, isEnough = (_: Cost) => false): Promise<Cost> {
  let least = await run()
  for (let count = 1; count < runs && !isEnough(least); count += 1) {
    const cost = await run()
    least = { ...cost, cpuMs: Math.min(cost.cpuMs, least.cpuMs), heldMs: Math.min(cost.heldMs, least.heldMs) }
  }
  return least
}

async function expectCheap(body: string, { type, ratio, heldMs }: typeof FILE): Promise<Answer> {
  expect(Buffer.byteLength(body)).toBeLessThanOrEqual(MIB)
  const isCheap = (cost: Cost) => cost.cpuMs < Math.min(CPU_CEILING_MS, ratio * legalMs) && cost.heldMs < heldMs
  const cost = await leastOf(RUNS, () => measured(() => send(body, type)), isCheap)
  expect(cost.cpuMs / legalMs, 'CPU in ratio to a legal file').toBeLessThan(ratio)
  expect(cost.cpuMs).toBeLessThan(CPU_CEILING_MS)
  expect(cost.heldMs, 'longest hold of the event loop').toBeLessThan(heldMs)
  return cost.answer
}

/** 1 MiB that begins with a header and repeats a part. */
const filled = (part: string, header = '') =>
  header + part.repeat(Math.floor((MIB - Buffer.byteLength(header)) / Buffer.byteLength(part)))

const MANY_LINES = 'A file has at most 2,000 lines.'
const MANY_COLUMNS = 'A file has at most 100 columns.'
const LONG_LINE = 'This line is too long. Is a quotation mark missing?'
const tooLong = (max: number) => `Must be at most ${max} characters`
const HEADER = `${MENU_COLUMNS.join()}\n`
const MARKS = '\u0301\u0323'

describe('a hostile file of 1 MiB is refused with the line, at less than half the cost of a legal one [4.31.7, T59]', () => {
  test.each<[string, string, number, string]>([
    ['comma lines', filled(',\n'), 2_002, MANY_LINES],
    ['line feeds', filled('\n'), 2_002, MANY_LINES],
    ['carriage returns', filled('\r'), 2_002, MANY_LINES],
    ['lines of empty quotes', filled('""\n'), 2_002, MANY_LINES],
    ['headers', filled(HEADER), 2_002, MANY_LINES],
    ['short lines', filled('1\n', 'id\n'), 2_002, MANY_LINES],
    ['commas', filled(','), 1, MANY_COLUMNS],
    ['semicolons', filled(';'), 1, MANY_COLUMNS],
    ['tabs', filled('\t'), 1, MANY_COLUMNS],
    ['empty quotes', filled('"",'), 1, MANY_COLUMNS],
    ['names in the header', filled('id,'), 1, MANY_COLUMNS],
    ['lines of commas', filled(`${','.repeat(30_000)}\n`, 'id,price\n'), 2, MANY_COLUMNS],
    ['quotes', filled('"'), 1, LONG_LINE],
    ['quotes in a cell', filled('""', 'id,name\n1,"'), 2, LONG_LINE],
    [
      'a quote that is not closed',
      filled('1,Soup\n', 'id,name\n1,"'),
      2,
      'A quotation mark opens here and is never closed.',
    ],
    ['one cell', filled('x'), 1, LONG_LINE],
    ['one name of spaces', filled(' ', 'name\n'), 2, LONG_LINE],
    ['one name of marks', filled(MARKS, 'name\na'), 2, LONG_LINE],
    ['one choice', filled('x', 'id,choices\n1,'), 2, LONG_LINE],
    ['choices with |', filled('Size|', 'id,choices\n1,'), 2, LONG_LINE],
    ['choices with ;', filled('Size;', 'id,choices\n1,'), 2, LONG_LINE],
    ['choices with :', filled('Size:', 'id,choices\n1,'), 2, LONG_LINE],
    ['names of marks', filled(`1,${MARKS.repeat(4_000)}\n`, 'id,name\n'), 2, tooLong(80)],
    ['descriptions of marks', filled(`1,a${MARKS.repeat(4_000)}\n`, 'id,description\n'), 2, tooLong(500)],
    ['names of joiners', filled(`1,${'\u200d'.repeat(5_000)}\n`, 'id,name\n'), 2, tooLong(80)],
    ['names of spaces', filled(`1,a${' '.repeat(30_000)}b\n`, 'id,name\n'), 2, tooLong(80)],
    ['names of apostrophes', filled(`1,${"'".repeat(30_000)}\n`, 'id,name\n'), 2, tooLong(80)],
    ['choices', filled(`1,${'Size|'.repeat(6_000)}\n`, 'id,choices\n'), 2, tooLong(1_660)],
    ['sections', filled(`1,${'x'.repeat(30_000)}\n`, 'id,section\n'), 2, tooLong(80)],
    ['prices', filled(`1,${'1'.repeat(30_000)}\n`, 'id,price\n'), 2, tooLong(20)],
    ['allergens', filled(`1,${'nuts,'.repeat(6_000)}\n`, 'id;allergens\n').replaceAll('1,', '1;'), 2, tooLong(200)],
    ['ids', filled(`${'1'.repeat(30_000)}\n`, 'id\n'), 2, 'The id must be that of an item, or empty for a new one'],
  ])('%s', async (_, body, line, message) => {
    const { errors, lines } = await expectCheap(body, FILE)
    expect(errors?.[0]).toMatchObject({ line, message })
    expect(lines).toEqual([])
  })
})

const rows = (row: object, times: number) => JSON.stringify({ rows: Array.from({ length: times }, () => row) })
const list = (element: string) => `{"rows":[${filled(`${element},`, '_'.repeat(20)).slice(20)}${element}]}`
const MANY_ROWS = 'Rows must be at most 500 lines of a menu'

describe('so are lines as JSON [4.31.7, T59]', () => {
  test.each<[string, string, string]>([
    ['a list of numbers', list('1'), MANY_ROWS],
    ['a list of empty lines', list('{}'), MANY_ROWS],
    ['a list of lists', list('[]'), MANY_ROWS],
    ['brackets', filled('['), 'The request is not valid JSON.'],
    ['spaces', filled(' ', '"'), 'The request is not valid JSON.'],
  ])('%s', async (_, body, message) => {
    expect(await expectCheap(body, JSON_BODY)).toMatchObject({ status: 400, message })
  })

  test.each<[string, string, string]>([
    ['one name of marks', rows({ id: '1', name: MARKS.repeat(MIB / 5) }, 1), tooLong(80)],
    ['names of marks', rows({ id: '1', name: MARKS.repeat(500) }, 499), tooLong(80)],
    ['one cell of choices', rows({ id: '1', choices: 'Size|'.repeat(200_000) }, 1), tooLong(1_660)],
    ['prices', rows({ id: '1', price: '1'.repeat(2_000) }, 500), tooLong(20)],
    ['a price of spaces', rows({ id: '1', price: `1${' '.repeat(1_000_000)}x` }, 1), tooLong(20)],
    ['sections', rows({ id: '1', section: 'x'.repeat(2_000) }, 500), tooLong(80)],
    ['an id', rows({ id: '1'.repeat(1_000_000) }, 1), 'The id must be that of an item, or empty for a new one'],
    ['a file of comma lines', JSON.stringify({ csv: ',\n'.repeat(MIB / 4) }), MANY_LINES],
  ])('%s', async (_, body, message) => {
    const { errors } = await expectCheap(body, JSON_BODY)
    expect(errors?.[0]).toMatchObject({ message })
  })
})

describe('a file of the largest size lets others have their turns [4.31.7, T59]', () => {
  // Not by the API, whose answer the tests check in one go.
  const importing = (isDry: boolean, version?: string) =>
    importMenu(
      { restaurantId: restaurant.id, actorId: restaurant.owner.id, csv: legalFile(), decimal: 'auto', isDry, version },
      { db, now: new Date() },
    )

  const isShort = ({ heldMs }: Cost) => heldMs < FILE.heldMs

  test('in a dry run', async () => {
    const { heldMs, answer } = await leastOf(RUNS, () => measured(() => importing(true)), isShort)
    expect(answer).toMatchObject({ created: 499, errors: [] })
    expect(heldMs).toBeLessThan(FILE.heldMs)
  })

  test('while it is written', async () => {
    const { heldMs, answer } = await leastOf(
      RUNS,
      async () => {
        await restore()
        const { version } = await importing(true)
        return measured(() => importing(false, version))
      },
      isShort,
    )
    expect(answer).toMatchObject({ created: 499, errors: [] })
    expect(heldMs).toBeLessThan(FILE.heldMs)
  })
})
