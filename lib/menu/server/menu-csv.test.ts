import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { textOfFile } from '@/lib/http/request-body'
import { directoryOf, MAX_FILE_LINES } from '@/lib/menu/rules/menu-file'
import { UNTIL_CHANGED } from '@/lib/menu/rules/sold-out'
import { faultOfText, plainText } from '@/lib/plain-text'
import { MAX_LISTED_FAULTS, menuFile, readMenuFile } from './menu-csv'
import { linesOf, type MenuState } from './menu-state'
import { planMenu } from './plan-menu'

const NOW = new Date('2026-11-26T12:00:00Z')
const utf16 = (text: string) => Buffer.from(`\ufeff${text}`, 'utf16le')
const read = (bytes: Buffer) => readMenuFile(textOfFile(bytes))

describe('a file is read as it was saved [4.31.5]', () => {
  const crepes = { id: '7', name: 'Crêpes', price: '4.50' }
  test.each<[string, Buffer, object]>([
    ['Excel, CSV UTF-8', Buffer.from('\ufeffid,name,price\r\n7,Crêpes,4.50\r\n'), crepes],
    [
      'Excel in Germany, CSV UTF-8',
      Buffer.from('\ufeffid;name;price\r\n7;Crêpes;4,50\r\n'),
      { ...crepes, price: '4,50' },
    ],
    ['Excel, CSV of Windows', Buffer.from('id,name,price\r\n7,Crêpes,4.50\r\n', 'latin1'), crepes],
    ['Excel, Unicode text', utf16('id\tname\tprice\r\n7\tCrêpes\t4.50\r\n'), crepes],
    ['Excel, UTF-16 big-endian', utf16('id\tname\tprice\r\n7\tCrêpes\t4.50\r\n').swap16(), crepes],
    ['Excel with its own hint', Buffer.from('sep=;\r\nid;name;price\r\n7;Crêpes;4.50\r\n'), crepes],
    [
      'Excel with the guard in sight',
      Buffer.from("id,name,price\r\n7,'=Crêpes,4.50\r\n"),
      { ...crepes, name: '=Crêpes' },
    ],
    ['LibreOffice, all cells quoted', Buffer.from('"id","name","price"\n"7","Crêpes","4.50"\n'), crepes],
    ['LibreOffice, no line end at the end', Buffer.from('id,name,price\n7,Crêpes,4.50'), crepes],
    ['Numbers', Buffer.from('id,name,price\n7,Crêpes,4.50\n,,\n,,\n'), crepes],
    ['Numbers with a semicolon', Buffer.from('id;name;price\n7;Crêpes;4,50'), { ...crepes, price: '4,50' }],
    ['an old Mac', Buffer.from('id,name,price\r7,Crêpes,4.50\r'), crepes],
    ['headings in capitals with empty columns', Buffer.from('ID, Name ,PRICE,,\n7,Crêpes,4.50,,\n'), crepes],
    [
      'quotes, commas and line ends in a cell',
      Buffer.from('id,name,description\r\n7,"Soup, ""hot""","one\r\ntwo"\r\n'),
      { id: '7', name: 'Soup, "hot"', description: 'one\ntwo' },
    ],
  ])('%s', async (_, bytes, cells) => {
    const { lines, faults } = await read(bytes)
    expect(faults).toEqual([])
    expect(lines).toMatchObject([{ cells }])
  })
})

test('lines have the numbers that they have in the file', async () => {
  const { lines } = await read(Buffer.from('sep=,\r\nid,name\r\n1,"a\r\nb"\r\n\r\n2,c\r\n'))
  expect(lines.map(({ line }) => line)).toEqual([3, 6])
})

test('a character at the border of two slices stays whole', async () => {
  const names = Array.from({ length: 1_500 }, (_, at) => `${'x'.repeat(at % 40)}🍕🍜`)
  const { lines } = await read(Buffer.from(['name', ...names].join('\n')))
  expect(lines.map(({ cells }) => cells.name)).toEqual(names)
})

describe('a file that cannot be read is refused with the line [4.31.3]', () => {
  const header = 'id,name\n'
  test.each([
    ['nothing', '', 1, 'The file is empty.'],
    ['blank lines', ',,\n\n', 1, 'The file is empty.'],
    ['a workbook', 'PK\u0003\u0004\0\0', 1, 'This is not a CSV file. Please save it as CSV first.'],
    ['a NUL', `${header}1,So\0up\n`, 1, 'This is not a CSV file. Please save it as CSV first.'],
    ['no headings', '1,Soup,4.50\n', 1, /^The first line has to name the columns: id, name, /],
    ['headings twice', 'id,name,Name\n', 1, 'Two columns have the same name.'],
    ['1 000 columns', `${'id,'.repeat(1_000)}\n`, 1, 'A file has at most 100 columns.'],
    ['1 000 cells', `${header}${'x,'.repeat(1_000)}\n`, 2, 'A file has at most 100 columns.'],
    ['three cells', `${header}1,Soup,x\n`, 2, 'This line has more cells than the first one.'],
    ['an open quote', `${header}1,Soup\n2,"Stew\n3,Pie\n`, 3, 'A quotation mark opens here and is never closed.'],
    ['a quote in a cell', `${header}1,So"up\n`, 2, 'A quotation mark stands where it cannot be read.'],
    ['a huge cell', `${header}1,${'x'.repeat(900_000)}\n`, 2, 'This line is too long. Is a quotation mark missing?'],
    ['too many lines', header + '1,Soup\n'.repeat(MAX_FILE_LINES + 1), 2002, 'A file has at most 2,000 lines.'],
  ])('%s', async (_, text, line, message) => {
    const { faults } = await read(Buffer.from(text))
    expect(faults[0]).toMatchObject({
      line,
      message: typeof message === 'string' ? message : expect.stringMatching(message),
    })
  })

  test('but not one of 2,000 lines', async () => {
    const { lines, faults } = await read(Buffer.from(header + '1,Soup\n'.repeat(MAX_FILE_LINES)))
    expect([lines.length, faults]).toEqual([MAX_FILE_LINES, []])
  })
})

test('a file without rows that fit is read no further than its first faults [4.31.7]', async () => {
  const { lines, faults } = await read(Buffer.from(`id\n${'1,x\n'.repeat(1_000)}`))
  expect(faults).toHaveLength(MAX_LISTED_FAULTS + 1)
  expect(lines).toHaveLength(MAX_LISTED_FAULTS + 1)
})

const anyText = (max: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength: 20 }),
      fc.string({
        unit: fc.constantFrom('=', '+', '-', '@', "'", '"', ',', ';', '|', '#', '1', '\n', '\r', '\t', ' ', 'a'),
      }),
    )
    .map((text) => plainText(text).slice(0, max))
    .filter((text) => text !== '' && faultOfText(text) === null)
const names = fc.array(anyText(40), { maxLength: 6 }).map((all) => all.map((name, at) => ({ id: at + 1, name })))
const menus = fc.record({ sections: names, groups: names }).chain(({ sections, groups }) =>
  fc
    .array(
      fc.record({
        name: anyText(80),
        description: anyText(500),
        priceCents: fc.integer({ min: 1, max: 1_000_000 }),
        foodType: fc.constantFrom('appetizer', 'entree', 'dessert', 'beverage'),
        foodImage: fc.constant('/images/dishes/soup.webp'),
        soldOutUntil: fc.constantFrom(null, UNTIL_CHANGED, new Date('2026-11-27T11:00:00Z'), new Date('2020-01-01')),
        sectionId: fc.constantFrom(null, ...sections.map(({ id }) => id)),
        dietary: fc.constantFrom('', 'vegan', 'vegan spicy'),
        allergens: fc.constantFrom('', 'gluten milk'),
        groupIds: fc.subarray(groups.map(({ id }) => id)),
      }),
      { maxLength: 8 },
    )
    .map((items): MenuState => {
      const withVersions = groups.map((group) => ({ ...group, version: 1, size: 2 }))
      return {
        restaurantId: 1,
        servicing: true,
        storeImage: '/images/x.webp',
        hours: { openingWeek: null, daysOff: '', timeZone: 'America/New_York' },
        items: items.map((item, at) => ({ ...item, id: at + 1, requiresChoice: false, servedHours: '' })),
        sections: sections.map((section) => ({ ...section, servedHours: '', servedWeek: null })),
        groups: withVersions,
        names: { sections: directoryOf(sections), groups: directoryOf(groups) },
        version: 'v',
      }
    }),
)

test('the file of any menu, read again, changes nothing [4.31.2]', async () => {
  const given = fc.asyncProperty(menus, async (state) => {
    const { lines, faults } = await readMenuFile(textOfFile(Buffer.from(menuFile([...linesOf(state, NOW)]))))
    const plan = await planMenu({ lines, decimal: 'auto', now: NOW }, state)
    expect([faults, plan.faults, plan.lines]).toEqual([[], [], []])
    expect(plan.unchanged).toBe(state.items.length)
  })
  await fc.assert(given, { numRuns: 300 })
})

test('no cell of a file begins like a formula [4.31.4]', async () => {
  const given = fc.asyncProperty(anyText(40), async (name) => {
    const cells = { id: '1', name, description: name, price: '1.00', type: 'entree', section: name }
    const file = menuFile([{ ...cells, dietary: '', allergens: '', choices: name, sold_out: 'no', picture: '' }])
    const { parse } = await import('csv-parse/sync')
    const records: string[][] = parse(file, { bom: true, relax_column_count: true })
    expect(records.flat().filter((cell) => /^[=+\-@\t\r]/.test(cell))).toEqual([])
  })
  await fc.assert(given, { numRuns: 300 })
})
