import { addDays, instantOf, wallClock } from '@/lib/zoned-time'
import { after, type Chance, chanceFrom, DAY } from './chance'
import { addressOf, GENERATED } from './data'
import type { DraftOrder } from './drafts'
import { NAME_PARTS, plain } from './people'
import type { Planned } from './restaurants'
import type { UserSeed } from './rows'

const DAYS = 363

const SEED = 20_261_126
/** Orders of an ordinary day at the end of the year; there were fewer at its beginning. */
const A_DAY = 10
const WEEKDAYS = [1.15, 0.7, 0.75, 0.85, 1, 1.4, 1.5]
/** The share of orders by somebody who never ordered before. */
const NEW = 0.065
const REASONS = ['sold_out', 'too_busy', 'closing', 'other'] as const

type Scene = { now: Date; chance: Chance }

/** A year of orders by customers of their own, who begin with `firstId`. The same for the same day. */
export function draftYear(restaurant: Planned, { firstId, now }: { firstId: number; now: Date }) {
  const chance = chanceFrom(SEED)
  const customers: UserSeed[] = []
  const { timeZone } = restaurant.row
  const { day: today } = wallClock(now, timeZone)
  // The last orders are done when the demo data begins.
  const last = after(now, -100)
  const drafts: DraftOrder[] = []
  for (let ago = DAYS; ago >= 0; ago -= 1) {
    const day = addDays(today, -ago)
    const weekday = WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? 1
    const growth = 0.55 + 0.45 * (1 - ago / DAYS)
    const count = Math.round(A_DAY * growth * weekday * (0.7 + 0.6 * chance.next()))
    const minutes = Array.from({ length: count }, () => minuteOfDay(chance)).sort((a, b) => a - b)
    for (const minute of minutes) {
      const at = instantOf(day, minute, timeZone)
      const isNew = customers.length < 20 || chance.maybe(NEW)
      if (isNew) customers.push(newCustomer(firstId + customers.length, { now: at, chance }))
      // A third of the customers order most often.
      const known = customers[Math.floor(chance.next() ** 2.5 * customers.length)]
      const customer = isNew ? customers.at(-1) : known
      const order = customer && draft(restaurant, customer, { now: at, chance })
      if (order && at < last) drafts.push(order)
    }
  }
  return { customers, drafts }
}

/** Some at lunch, most around seven. */
function minuteOfDay(chance: Chance): number {
  const spread = chance.next() + chance.next() + chance.next() - 1.5
  return Math.round(chance.maybe(0.28) ? 13 * 60 + spread * 45 : 19 * 60 + spread * 100)
}

function newCustomer(id: number, { now, chance }: Scene): UserSeed {
  const [firstName, lastName] = [chance.pick(NAME_PARTS.first), chance.pick(NAME_PARTS.last)]
  const createdAt = new Date(now.getTime() - DAY)
  return {
    id,
    firstName,
    lastName,
    email: `${plain(`${firstName} ${lastName}`)}.${id}@example.com`,
    phoneNumber: `646555${String(2000 + id)}`,
    passwordHash: null,
    ...addressOf(`${chance.int(1, 980)} ${chance.pick(GENERATED.streets)}, ${chance.pick(GENERATED.cities)}`),
    walletCents: 0,
    restaurantOwner: false,
    restaurantMember: false,
    demo: false,
    deliveryInstructions: '',
    lastActiveAt: createdAt,
    createdAt,
  }
}

function draft(restaurant: Planned, customer: UserSeed, { now: at, chance }: Scene): DraftOrder {
  const mains = restaurant.menu.filter((item) => item.foodType === 'entree')
  const others = restaurant.menu.filter((item) => item.foodType !== 'entree')
  // The first of a menu are its favorites.
  const favorite = <T>(items: readonly T[]) => items.slice(Math.floor(chance.next() ** 1.6 * items.length)).slice(0, 1)
  const items = [
    ...favorite(mains),
    ...(chance.maybe(0.45) ? favorite(mains) : []),
    ...(chance.maybe(0.6) ? favorite(others) : []),
    ...(chance.maybe(0.3) ? favorite(others) : []),
  ]
  const lines = [...new Set(items)].map((item) => ({ item, quantity: chance.maybe(0.22) ? 2 : 1 }))
  const isCanceled = chance.maybe(0.04)
  const accepted = after(at, chance.int(1, 4))
  const begun = after(accepted, chance.int(0, 3))
  const left = after(begun, chance.int(12, 27))
  const arrived = after(left, chance.int(8, 20))
  return {
    customer,
    restaurant,
    lines,
    // Orders are submitted 3 minutes after they are created.
    createdAt: after(at, -3),
    end: isCanceled ? 'canceled' : 'submitted',
    wantsWallet: chance.maybe(0.35),
    deliveryOption: chance.maybe(0.15) ? 'priority' : 'standard',
    tip: chance.maybe(0.15) ? { cents: chance.int(0, 8) * 100 } : { percent: chance.pick([15, 15, 20, 20, 25]) },
    live: {
      accepts: 'manual',
      moves: isCanceled
        ? []
        : [
            { to: 'accepted', at: accepted, minutes: chance.pick([40, 45, 50]) },
            { to: 'preparing', at: begun },
            { to: 'on_the_way', at: left },
            { to: 'delivered', at: arrived },
          ],
      ...(isCanceled && { canceled: cancellation(at, chance) }),
    },
  }
}

function cancellation(at: Date, chance: Chance): NonNullable<NonNullable<DraftOrder['live']>['canceled']> {
  const luck = chance.next()
  if (luck < 0.45) return { by: 'customer', reason: null, at: after(at, chance.int(1, 4)) }
  if (luck < 0.6) return { by: 'system', reason: 'no_answer', at: after(at, 10) }
  return { by: 'owner', reason: chance.pick(REASONS), at: after(at, chance.int(2, 9)) }
}
