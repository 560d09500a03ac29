import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { importMenu } from '@/lib/menu/server/import-menu'
import { listMenuCards, listOwnMenu, listSections } from '@/lib/menu/server/queries'
import { aMenuItem, aMenuRow } from '@/tests/builders'
import { everything, scene } from '@/tests/scene'
import { type Account, addModifierGroup, addRestaurant, type Restaurant } from '@/tests/world'

let restaurant: Restaurant
let foreign: Restaurant
let owner: Account
let soups: { id: number; name: string }
let size: { id: number; name: string }

scene(async () => {
  restaurant = await addRestaurant({ prices: [5, 6.5, 7] })
  owner = restaurant.owner
  foreign = await addRestaurant({ prices: [5] })
  soups = await owner.call('createSection', { id: restaurant.id, body: { name: 'Soups' } })
  size = await addModifierGroup(restaurant, { at: [0], name: 'Size', min: 1 })
})

type Row = Record<string, string>
type Options = { dry?: boolean; version?: string; decimal?: string; at?: Restaurant }

const queryOf = ({ dry = true, version, decimal }: Options) => ({
  dry: String(dry),
  ...(version !== undefined && { version }),
  ...(decimal !== undefined && { decimal }),
})
const sendRows = (rows: Row[], options: Options = {}) =>
  owner.ask('importMenu', { id: (options.at ?? restaurant).id, query: queryOf(options), body: { rows } })
const sendFile = (text: string | Uint8Array<ArrayBuffer>, options: Options = {}, type = 'text/csv; charset=utf-8') =>
  owner.ask('importMenu', {
    id: (options.at ?? restaurant).id,
    query: queryOf(options),
    rawBody: text,
    headers: { 'content-type': type },
  })
const dry = (rows: Row[]) => owner.call('importMenu', { id: restaurant.id, body: { rows } })
/** Looks at the changes, and then makes them. */
async function save(rows: Row[]) {
  const { version } = await dry(rows)
  return owner.call('importMenu', { id: restaurant.id, query: { dry: 'false', version }, body: { rows } })
}
const menu = () => listOwnMenu(restaurant.id, { db })
const id = (at: number) => String(restaurant.items[at]?.id)
const NEW = aMenuRow()
const HOURS = { openingWeek: null, daysOff: '', timeZone: 'UTC' }

describe('a file of the menu', () => {
  test('has a line for each item, and is saved as a file [4.31.1]', async () => {
    await owner.call('setAvailability', { id: Number(id(1)), body: { until: 'changed' } })
    const answer = await owner.ask('exportMenu', { id: restaurant.id })
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toBe('attachment')
    const [head, first, second, ...rest] = answer.text.split('\r\n')
    // The text of an answer has no byte order mark any more.
    expect(head).toBe(
      '"id","name","description","price","type","section","dietary","allergens","choices","sold_out","picture"',
    )
    const { name, description, food_image } = aMenuItem()
    const start = (at: number, price: string) => `${id(at)},"${name}","${description}",${price},"appetizer","","",""`
    expect(first).toBe(`${start(0, '5.00')},"Size","no","${food_image}"`)
    expect(second).toBe(`${start(1, '6.50')},"","yes","${food_image}"`)
    expect(rest).toHaveLength(2)
  })

  test('changes nothing when it comes back [4.31.2]', async () => {
    const file = await owner.call('exportMenu', { id: restaurant.id })
    expect((await sendFile(file)).body).toMatchObject({ created: 0, changed: 0, unchanged: 3, errors: [], lines: [] })
  })
})

test('a dry run tells what a file would change, and changes nothing [4.31.3]', async () => {
  const before = await everything()
  const file = [
    'id;name;price;section;notes',
    `${id(0)};Lentil Soup;5,50;Soups;x`,
    `${id(1)};;6,50;;`,
    `${id(2)};${aMenuItem().name};7,00;;`,
    ';Broth;3,00;;',
  ].join('\r\n')
  const answer = await sendFile(`\ufeff${file}`)
  expect(answer.body).toEqual({
    created: 0,
    changed: 1,
    unchanged: 1,
    errors: [
      { line: 3, column: 'name', message: 'Name is required' },
      { line: 5, column: 'description', message: 'Description must be at least 5 characters' },
      { line: 5, column: 'type', message: 'Please choose a food type' },
    ],
    moreErrors: false,
    version: expect.any(String),
    decimal: 'comma',
    ignored: ['notes'],
    sections: [],
    lines: [
      {
        line: 2,
        id: Number(id(0)),
        name: aMenuItem().name,
        isNew: false,
        changes: [
          { column: 'name', from: aMenuItem().name, to: 'Lentil Soup' },
          { column: 'price', from: '5.00', to: '5.50' },
          { column: 'section', from: '', to: 'Soups' },
        ],
      },
    ],
  })
  expect(await everything()).toEqual(before)
})

describe('writing', () => {
  test('changes and adds items, their sections and choices, all at once [4.31.1, 4.31.3]', async () => {
    const rows: Row[] = [
      { id: id(0), choices: '', dietary: 'Vegan, spicy', allergens: 'nuts' },
      { id: id(1), choices: 'size', section: 'Stews', sold_out: 'yes' },
      { ...NEW, section: 'stews', choices: 'Size' },
      { ...NEW, section: 'SOUPS', sold_out: 'today', picture: '/images/dishes/pea-soup.webp' },
    ]
    const looked = await dry(rows)
    expect(looked).toMatchObject({ created: 2, changed: 2, unchanged: 0, sections: ['Stews'], errors: [] })
    const saved = await save(rows)
    expect(saved).toMatchObject({ created: 2, changed: 2, sections: ['Stews'] })
    expect(saved.version).not.toBe(looked.version)
    const stews = (await listSections(restaurant.id, { db })).find(({ name }) => name === 'Stews')
    const [first, second, third, ...added] = await menu()
    expect(first).toMatchObject({ groupIds: [], requiresChoice: false, dietary: 'vegan spicy', allergens: 'nuts' })
    expect(second).toMatchObject({ groupIds: [size.id], requiresChoice: true, sectionId: stews?.id })
    expect(second?.soldOutUntil?.getUTCFullYear()).toBe(9999)
    expect(third).toMatchObject({ priceCents: 700 })
    expect(added).toMatchObject([
      { name: 'Pea Soup', priceCents: 450, sectionId: stews?.id, groupIds: [size.id], requiresChoice: true },
      { sectionId: soups.id, groupIds: [], foodImage: '/images/dishes/pea-soup.webp', requiresChoice: false },
    ])
    expect(added[0]?.foodImage).toBe(restaurant.storeImage)
    expect(added.map((item) => item.id)).toEqual(saved.lines.slice(2).map((line) => line.id))
    // Customers see it, and so do other screens of its owner.
    expect(await listMenuCards({ ...HOURS, id: restaurant.id }, { db, now: new Date() })).toHaveLength(5)
    expect((await owner.call('listSections', { id: restaurant.id })).version).toBeGreaterThan(1)
    expect(await dry(rows.slice(0, 2))).toMatchObject({ changed: 0, unchanged: 2 })
  })

  test('gives items the times of their new sections [4.31.1, 4.34.1]', async () => {
    await owner.call('updateSection', { id: soups.id, body: { name: 'Soups', servedHours: 'Mon 11:00-14:00' } })
    const { lines } = await save([
      { id: id(0), section: 'Soups' },
      { ...NEW, section: 'Soups' },
    ])
    const ids = { in: lines.map((line) => line.id ?? 0) }
    const weeks = await db.read.menuItem.findMany({ where: { id: ids }, select: { servedWeek: true } })
    expect(weeks).toEqual([{ servedWeek: expect.any(String) }, { servedWeek: expect.any(String) }])
  })

  test('leaves what a file does not name as it is, and deletes nothing [4.31.1]', async () => {
    const before = await menu()
    await save([{ id: id(1), price: '6.75' }])
    const [first, second, third] = before
    expect(await menu()).toEqual([first, { ...second, priceCents: 675 }, third])
  })

  test('of nothing changes nothing', async () => {
    const before = await everything()
    expect(await save([])).toMatchObject({ created: 0, changed: 0, unchanged: 0 })
    expect(await everything()).toEqual(before)
  })

  test('is refused with a wrong line, whole [4.31.3]', async () => {
    const { version } = await dry([])
    const before = await everything()
    const answer = await sendRows(
      [
        { id: id(0), price: '9' },
        { id: id(1), price: 'free' },
      ],
      { dry: false, version },
    )
    expect(answer).toMatchObject({ status: 400, body: { message: expect.stringMatching(/^Line 2: Price must be/) } })
    expect(await everything()).toEqual(before)
  })

  test.each([
    ['no version', undefined],
    ['another version', 'x'],
  ])('is refused with %s [4.31.3]', async (_, version) => {
    const before = await everything()
    const query = version === undefined ? {} : { version }
    expect(await sendRows([{ id: id(0), price: '9' }], { dry: false, ...query })).toMatchObject({ status: 409 })
    expect(await everything()).toEqual(before)
  })

  test.each<[string, () => Promise<unknown>]>([
    ['price', () => owner.call('updateMenuItem', { id: Number(id(2)), body: { price: 9 } })],
    ['sold-out mark', () => owner.call('setAvailability', { id: Number(id(2)), body: { until: 'changed' } })],
    ['section', () => owner.call('updateSection', { id: soups.id, body: { name: 'Broths' } })],
    ['group of an item', () => owner.call('attachModifierGroups', { id: Number(id(0)), body: { ids: [] } })],
    ['deletion', () => owner.call('deleteMenuItem', { id: Number(id(2)) })],
  ])('is refused after a change of a %s that the dry run did not see [4.31.3]', async (_, change) => {
    const rows = [{ id: id(0), price: '9' }]
    const { version } = await dry(rows)
    await change()
    const before = await everything()
    expect(await sendRows(rows, { dry: false, version })).toMatchObject({ status: 409 })
    expect(await everything()).toEqual(before)
  })

  test('happens once when two processes import at once [4.31.3]', async () => {
    const { version } = await dry([])
    // Not by the API, where one account's changes wait for each other.
    const importing = (price: string) => {
      const own = { restaurantId: restaurant.id, actorId: owner.id, isDry: false, version, decimal: 'auto' as const }
      return importMenu({ ...own, rows: [{ id: id(0), price }, NEW] }, { db, now: new Date() })
    }
    const results = await Promise.allSettled(['8', '9', '10'].map(importing))
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason.code] : []))
    expect(refused).toEqual(['conflict', 'conflict'])
    expect(await menu()).toHaveLength(4)
  })

  test('happens once when two imports come at once [4.31.3]', async () => {
    const { version } = await dry([])
    const answers = await Promise.all(
      ['8', '9', '10'].map((price) =>
        sendRows(
          [
            { id: id(0), price },
            { ...NEW, price },
          ],
          { dry: false, version },
        ),
      ),
    )
    expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 409, 409])
    expect(await menu()).toHaveLength(4)
  })
})

describe('a line is wrong with', () => {
  test.each<[string, Row, string, RegExp]>([
    ['an id of another menu', { id: '4' }, 'id', /^No item of this menu has the id 4/],
    ['an id that is none', { id: '1e3' }, 'id', /^The id must be/],
    ['a renamed item with a digit', { id: '1', name: 'Soup 7' }, 'name', /^Name may only contain letters/],
    ['a control character', { id: '1', name: 'So\u0007up' }, 'name', /^Must not contain control characters/],
    ['a name that turns', { id: '1', name: 'Soup\u202e' }, 'name', /direction of text/],
    ['a long description', { id: '1', description: 'x'.repeat(501) }, 'description', /^Must be at most 500/],
    ['no price', { id: '1', price: '' }, 'price', /^Price is required/],
    ['a price of three decimals', { id: '1', price: '4.5055' }, 'price', /^Price must be/],
    ['a price of nothing', { id: '1', price: '0' }, 'price', /^Price must be/],
    ['a price too high', { id: '1', price: '10,000.01' }, 'price', /^Price must be/],
    ['a price in two ways', { id: '1', price: '1,250' }, 'price', /^Please say what stands before the cents/],
    ['a formula as a price', { id: '1', price: '=1+1' }, 'price', /^Price must be/],
    ['an unknown type', { id: '1', type: 'soup' }, 'type', /^Please choose a food type/],
    ['a section by an unknown number', { id: '1', section: '#99' }, 'section', /^There is no section “#99”/],
    ['a long section', { id: '1', section: 'x'.repeat(81) }, 'section', /^Must be at most 80/],
    ['an unknown tag', { id: '1', dietary: 'tasty' }, 'dietary', /^Dietary tags must be of/],
    ['an unknown allergen', { id: '1', allergens: 'cats' }, 'allergens', /^Allergens must be of/],
    ['an unknown choice', { id: '1', choices: 'Size | Heat' }, 'choices', /^There are no choices called “Heat” yet/],
    ['a choice twice', { id: '1', choices: 'Size | size' }, 'choices', /^Ids must be/],
    ['a choice of another menu', { id: '1', choices: '#2' }, 'choices', /^There are no choices called “#2” yet/],
    ['an unknown sold-out mark', { id: '1', sold_out: 'maybe' }, 'sold_out', /^Sold out must be/],
    ['a picture that is none', { id: '1', picture: 'javascript:alert(1)' }, 'picture', /^Picture must be/],
    [
      'a page of this site as its picture',
      { id: '1', picture: 'http://localhost:3000/' },
      'picture',
      /^Picture must be/,
    ],
  ])('%s [4.31.3]', async (_, row, column, message) => {
    await addModifierGroup(foreign, {})
    const { errors } = await dry([row])
    expect(errors).toEqual([{ line: 1, column, message: expect.stringMatching(message) }])
  })

  test.each<[string, Row]>([
    ['spaces in a price', { id: '1', price: `1${' '.repeat(900_000)}x` }],
    ['one name', { id: '1', choices: 'x'.repeat(900_000) }],
    ['one section', { id: '1', section: `#${'9'.repeat(900_000)}` }],
    ['the same choice', { id: '1', choices: 'Size|'.repeat(180_000) }],
    ['quotes', { id: '1', name: "'".repeat(900_000) }],
    ['commas', { id: '1', allergens: ','.repeat(900_000) }],
  ])('900 KB of %s, told at once and in short [4.31.7]', async (_, row) => {
    const began = performance.now()
    const answer = await sendRows([row])
    expect(performance.now() - began).toBeLessThan(2_000)
    expect(answer.text.length).toBeLessThan(2_000)
  })

  test('an id twice [4.31.3]', async () => {
    const { errors } = await dry([{ id: id(0) }, { id: id(1) }, { id: id(0), price: '9' }])
    expect(errors).toEqual([{ line: 3, column: 'id', message: 'Line 1 has the same id' }])
  })

  test('an item more than a menu has, and a section more', async () => {
    const many = Array.from({ length: 498 }, () => NEW)
    expect((await dry(many)).errors).toEqual([{ line: 498, column: null, message: 'A menu has at most 500 items' }])
    const sections = Array.from({ length: 50 }, (_, at) => ({ ...NEW, section: `Section ${at}` }))
    expect((await dry(sections)).errors).toEqual([
      { line: 50, column: 'section', message: 'A menu has at most 50 sections' },
    ])
  })

  test('a name that two sections have, unless it is their number', async () => {
    const { id: other } = await owner.call('createSection', { id: restaurant.id, body: { name: 'soups' } })
    expect((await dry([{ id: id(0), section: 'Soups' }])).errors).toMatchObject([{ column: 'section' }])
    await save([{ id: id(0), section: `#${other}` }])
    expect((await menu())[0]?.sectionId).toBe(other)
  })

  test('an old name that is not written anew is kept', async () => {
    await db.write((tx) => tx.menuItem.update({ where: { id: Number(id(0)) }, data: { name: 'Soup 7' } }))
    expect(await dry([{ id: id(0), name: 'Soup 7', price: '9' }])).toMatchObject({ errors: [], changed: 1 })
  })
})

test('prices that can be read in two ways are asked about [4.31.6]', async () => {
  const rows = [{ id: id(0), price: '1,250' }]
  expect(await dry(rows)).toMatchObject({ decimal: null, errors: [{ column: 'price' }] })
  const withPoint = await sendRows(rows, { decimal: 'point' })
  expect(withPoint.body).toMatchObject({ decimal: 'point', lines: [{ changes: [{ from: '5.00', to: '1250.00' }] }] })
  const withComma = await sendRows([...rows, { id: id(1), price: '1.250' }], { decimal: 'comma' })
  expect(withComma.body).toMatchObject({
    decimal: 'comma',
    lines: [{ changes: [{ to: '1.25' }] }, { changes: [{ to: '1250.00' }] }],
  })
})

describe('a file is refused', () => {
  test('above 1 MiB, with 413 [4.31.7]', async () => {
    expect(await sendFile('x'.repeat(1024 * 1024 + 1))).toMatchObject({ status: 413 })
    expect(await sendFile('x'.repeat(1024 * 1024))).toMatchObject({ status: 200, body: { errors: [{ line: 1 }] } })
  })

  test('as another media type, with 415, and so is CSV by any other call [4.31.7]', async () => {
    expect(await sendFile('id\n', {}, 'application/vnd.ms-excel')).toMatchObject({ status: 415 })
    const elsewhere = { rawBody: 'name\nSoup\n', headers: { 'content-type': 'text/csv' } }
    const answer = await owner.ask('createSection', { id: restaurant.id, ...elsewhere })
    expect(answer.status).toBe(415)
  })

  test('without the anti-forgery token', async () => {
    const headers = { 'content-type': 'text/csv', 'xsrf-token': null }
    expect(await owner.ask('importMenu', { id: restaurant.id, rawBody: 'id\n', headers })).toMatchObject({
      status: 403,
    })
  })

  test('beyond a few that wait, since they wait in memory [4.31.7]', async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => sendFile('id,name\n')))
    const statuses = answers.map(({ status }) => status)
    expect(statuses).toContain(429)
    expect(statuses.filter((status) => status === 200).length).toBeGreaterThan(1)
  })
})

test('of 2,000 wrong lines the first hundred are told, and that there are more [4.31.3]', async () => {
  const lines = Array.from({ length: 2_000 }, (_, at) => `${at + 1_000},Soup`)
  const answer = await sendFile(['id,name', ...lines].join('\n'))
  expect(answer.body).toMatchObject({ moreErrors: true, changed: 0 })
  expect(answer.body).toHaveProperty('errors.length', 100)
  expect(answer.body).toHaveProperty('errors.99.line', 101)
  const hundred = await sendFile(['id,name', ...lines.slice(0, 100)].join('\n'))
  expect(hundred.body).toMatchObject({ moreErrors: false })
  expect(hundred.body).toHaveProperty('errors.length', 100)
})
