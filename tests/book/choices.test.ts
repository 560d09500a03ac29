import fc from 'fast-check'
import { expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { dollarsFromCents } from '@/lib/money'
import { checkLedger } from '@/lib/operations/server/check-ledger'
import type { Out } from '@/tests/api'
import { runs } from '@/tests/fuzz/runs'
import { scene } from '@/tests/scene'
import { type Account, addCustomer, addRestaurant, type Restaurant } from '@/tests/world'

/**
 * Random modifier groups, choices in two browser tabs, and edits by the owner in between, against a model: the price of
 * an order is always the sum of its lines, each line met the limits of its groups when it was created, and the customer
 * was asked about every difference.
 */

type Modifier = { id: number; cents: number; soldOut: boolean }
type Group = { id: number; min: number; max: number; version: number; modifiers: Modifier[] }
type Item = { id: number; cents: number; groups: number[] }
type Menu = { groups: Group[]; items: Item[]; gone: Set<number> }

/** A line: `careful` ones fit the menu, others may hold anything a client could send. */
type Line = { item: number; careful: boolean; picks: number[]; quantity: number }
type Step =
  | { kind: 'create'; tab: 0 | 1; lines: Line[] }
  | { kind: 'submit'; tab: 0 | 1 }
  | { kind: 'price' | 'sold_out' | 'remove' | 'limits' | 'item'; at: number; to: number }
  | { kind: 'attach'; item: number; groups: number[] }

const pick = fc.nat(11)
const line = fc.record({
  item: fc.nat(1),
  careful: fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false)),
  picks: fc.uniqueArray(pick, { maxLength: 4 }),
  quantity: fc.integer({ min: 1, max: 3 }),
})
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 5,
    arbitrary: fc.record({
      kind: fc.constant('create' as const),
      tab: fc.constantFrom(0 as const, 1 as const),
      lines: fc.array(line, { minLength: 1, maxLength: 3 }),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('submit' as const), tab: fc.constantFrom(0 as const, 1 as const) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom(
        'price' as const,
        'sold_out' as const,
        'remove' as const,
        'limits' as const,
        'item' as const,
      ),
      at: pick,
      to: fc.nat(400),
    }),
  },
  {
    weight: 1,
    arbitrary: fc.record({
      kind: fc.constant('attach' as const),
      item: fc.nat(1),
      groups: fc.uniqueArray(fc.nat(2), { maxLength: 3 }),
    }),
  },
)
const group = fc
  .record({ prices: fc.array(fc.nat(300), { minLength: 1, maxLength: 4 }), min: fc.nat(1), more: fc.nat(2) })
  .map(({ prices, min, more }) => ({ prices, min, max: Math.max(1, Math.min(prices.length, min + more)) }))
const evening = fc.record({
  groups: fc.array(group, { minLength: 3, maxLength: 3 }),
  steps: fc.array(step, { minLength: 8, maxLength: 20 }),
})
type Evening = typeof evening extends fc.Arbitrary<infer E> ? E : never

let ada: Account
let restaurant: Restaurant
let owner: Account

const restore = scene(async () => {
  ada = await addCustomer()
  restaurant = await addRestaurant({ prices: [5, 7.5] })
  owner = restaurant.owner
})

const modifiersOf = (menu: Menu) => menu.groups.flatMap(({ modifiers }) => modifiers)
const groupsOf = (menu: Menu, item: Item) => item.groups.flatMap((at) => menu.groups[at] ?? [])

async function build(wanted: Evening['groups']): Promise<Menu> {
  const groups: Group[] = []
  for (const [at, { prices, min, max }] of wanted.entries()) {
    const modifiers = prices.map((cents, of) => ({ name: `G${at}M${of}`, price: dollarsFromCents(cents) }))
    const made = await owner.call('createModifierGroup', {
      id: restaurant.id,
      body: { name: `G${at}`, min, max, modifiers },
    })
    const own = made.modifiers.map(({ id }, of) => ({ id, cents: prices[of] ?? 0, soldOut: false }))
    groups.push({ id: made.id, min, max, version: 1, modifiers: own })
  }
  const items = restaurant.items.map(({ id, price }): Item => ({ id, cents: Math.round(price * 100), groups: [] }))
  const menu = { groups, items, gone: new Set<number>() }
  await attach(menu, 0, [0, 1])
  await attach(menu, 1, [1, 2])
  return menu
}

async function attach(menu: Menu, at: number, groups: number[]) {
  const item = menu.items[at]
  if (!item) return
  item.groups = groups
  const ids = groupsOf(menu, item).map(({ id }) => id)
  await owner.call('attachModifierGroups', { id: item.id, body: { ids } })
}

/** Saves a whole group as the owner; it must have a modifier and limits that fit. */
async function write(menu: Menu, changed: Group) {
  const { id, min, max, version } = changed
  const modifiers = changed.modifiers.map((one) => ({
    id: one.id,
    name: `M${one.id}`,
    price: dollarsFromCents(one.cents),
  }))
  await owner.call('updateModifierGroup', { id, body: { version, min, max, modifiers } })
  changed.version += 1
  return menu
}

async function edit(menu: Menu, { kind, at, to }: Extract<Step, { at: number }>) {
  const modifier = modifiersOf(menu)[at % modifiersOf(menu).length]
  const ofModifier = menu.groups.find(({ modifiers }) => modifier && modifiers.includes(modifier))
  const item = menu.items[at % menu.items.length]
  if (!modifier || !ofModifier || !item) return
  if (kind === 'item') {
    item.cents = 100 + to
    await owner.call('updateMenuItem', { id: item.id, body: { price: dollarsFromCents(item.cents) } })
  } else if (kind === 'sold_out') {
    modifier.soldOut = to % 2 === 0
    const until = modifier.soldOut ? 'changed' : null
    await owner.call('setModifierAvailability', { id: modifier.id, body: { until } })
  } else if (kind === 'price') {
    modifier.cents = to
    await write(menu, ofModifier)
  } else if (kind === 'limits') {
    ofModifier.min = to % 2
    ofModifier.max = Math.max(1, to % (ofModifier.modifiers.length + 1))
    await write(menu, ofModifier)
  } else if (ofModifier.modifiers.length > 1) {
    ofModifier.modifiers = ofModifier.modifiers.filter((one) => one !== modifier)
    menu.gone.add(modifier.id)
    ofModifier.max = Math.min(ofModifier.max, ofModifier.modifiers.length)
    await write(menu, ofModifier)
  }
}

/** A selection of modifiers that fits the current groups of an item. */
function fitting(menu: Menu, item: Item, picks: number[]): number[] {
  return groupsOf(menu, item).flatMap(({ min, max, modifiers }, at) => {
    const available = modifiers.filter(({ soldOut }) => !soldOut)
    return available.slice(0, Math.max(min, Math.min(max, picks[at] ?? 0))).map(({ id }) => id)
  })
}

/** Whether a choice has too few or too many modifiers of a group. */
function isMisfit({ min, max, modifiers }: Menu['groups'][number], ids: readonly (number | null)[]): boolean {
  const count = modifiers.filter(({ id }) => ids.includes(id)).length
  return count < min || count > max
}

/** The status that creating an order of these lines must answer. */
function statusOf(menu: Menu, lines: { item: Item; ids: number[] }[]): number {
  const known = new Set(modifiersOf(menu).map(({ id }) => id))
  const judged = lines.map(({ item, ids }) => {
    const groups = groupsOf(menu, item)
    const offered = groups.flatMap(({ modifiers }) => modifiers)
    const chosen = offered.filter(({ id }) => ids.includes(id))
    return {
      foreign: ids.some((id) => known.has(id) && !offered.some((one) => one.id === id)),
      changed:
        ids.some((id) => menu.gone.has(id)) ||
        chosen.some(({ soldOut }) => soldOut) ||
        groups.some(({ min, modifiers }) => modifiers.filter(({ soldOut }) => !soldOut).length < min),
      misfit: groups.some((group) => isMisfit(group, ids)),
    }
  })
  if (judged.some(({ foreign }) => foreign)) return 400
  if (judged.some(({ changed }) => changed)) return 409
  return judged.some(({ misfit }) => misfit) ? 400 : 201
}

type Order = Out<'createOrder'>

/** The current price of a line; null when it is no longer available as ordered. */
function centsNow(menu: Menu, { menu_item_id, modifiers }: Order['orderItems'][number]): number | null {
  const item = menu.items.find(({ id }) => id === menu_item_id)
  const offered = item ? groupsOf(menu, item).flatMap((group) => group.modifiers) : []
  const chosen = modifiers.map(({ id }) => offered.find((one) => one.id === id))
  if (!item || chosen.some((one) => !one || one.soldOut)) return null
  const ids = modifiers.map(({ id }) => id)
  if (groupsOf(menu, item).some((group) => isMisfit(group, ids))) return null
  return chosen.reduce((sum, one) => sum + (one?.cents ?? 0), item.cents)
}

const cents = (dollars: number) => Math.round(dollars * 100)

function expectSum(order: Order) {
  const sum = order.orderItems.reduce((total, { price, quantity }) => total + cents(price) * quantity, 0)
  expect(cents(order.subtotal)).toBe(sum)
  expect(cents(order.totalCost)).toBe(
    sum + cents(order.deliveryFee) + cents(order.priorityFee) + cents(order.taxesAndFees) + cents(order.tip),
  )
}

/** The number of answers by call and status: a run in which all orders are refused proves little. */
const answered = new Map<string, number>()
const note = (call: string, status: number) =>
  answered.set(`${call} ${status}`, (answered.get(`${call} ${status}`) ?? 0) + 1)

/** One evening; both tabs are of the same customer. */
async function live({ groups, steps }: Evening) {
  const menu = await build(groups)
  // Modifiers that are deleted can still be in somebody's cart.
  const all = modifiersOf(menu).map(({ id }) => id)
  const orders: [Order | null, Order | null] = [null, null]
  for (const one of steps) {
    if (one.kind === 'attach') await attach(menu, one.item, one.groups)
    else if (one.kind === 'create') {
      const lines = one.lines.flatMap(({ item, careful, picks, quantity }) => {
        const known = menu.items[item]
        const anything = [...new Set(picks.map((at) => all[at % all.length] ?? 0))]
        return known ? [{ item: known, ids: careful ? fitting(menu, known, picks) : anything, quantity }] : []
      })
      const items = lines.map(({ item, ids, quantity }) => ({ menu_item_id: item.id, quantity, modifiers: ids }))
      const answer = await ada.ask('createOrder', { body: { restaurant_id: restaurant.id, items } })
      expect(answer.status, answer.text).toBe(statusOf(menu, lines))
      note('create', answer.status)
      if (answer.status !== 201) continue
      const order = answer.body as Order
      expectSum(order)
      for (const made of order.orderItems) expect(cents(made.price)).toBe(centsNow(menu, made))
      const pieces = (list: { quantity: number }[]) => list.reduce((sum, { quantity }) => sum + quantity, 0)
      expect(pieces(order.orderItems)).toBe(pieces(lines))
      orders[one.tab] = order
    } else if (one.kind === 'submit') {
      const order = orders[one.tab]
      if (!order) continue
      const answer = await ada.ask('submitOrder', { id: order.id, body: { paymentMethod: 'credit-card' } })
      const same = order.orderItems.every((made) => centsNow(menu, made) === cents(made.price))
      expect(answer.status, answer.text).toBe(same ? 200 : 409)
      note('submit', answer.status)
      if (!same) expect(Object(answer.body).changes).not.toEqual([])
      else {
        const placed = answer.body as Order
        expect(placed.orderItems).toEqual(order.orderItems)
        expectSum(placed)
        orders[one.tab] = null
      }
    } else await edit(menu, one)
  }
  expect((await checkLedger({ db })).findings).toEqual([])
}

test('whatever is chosen and changed, an order costs what it lists, and each difference is asked', async () => {
  const { numRuns, seed } = runs(60)
  const property = fc.asyncProperty(evening, live).beforeEach(restore)
  await fc.assert(property, { numRuns, seed, endOnFailure: false })
  for (const outcome of ['create 201', 'create 400', 'create 409', 'submit 200', 'submit 409']) {
    expect(answered.get(outcome), outcome).toBeGreaterThan(numRuns / 20)
  }
}, 300_000)
