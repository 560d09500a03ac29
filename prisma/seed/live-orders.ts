import type { Stage } from '@/lib/orders/rules/order-stage'
import type { Chance } from './chance'
import { after, HOUR } from './chance'
import type { DraftOrder } from './drafts'
import { type Planned, slotsOf } from './restaurants'
import type { UserSeed } from './rows'

/** An open order: for how many minutes it has been submitted, and how many minutes ago it reached each stage. */
type Open = { ago: number; moves?: [Stage, number][]; isLater?: true }

/** A restaurant in the evening: some orders are new, some in the kitchen, some on their way, some for later. */
const EVENING: readonly Open[] = [
  { ago: 1 },
  { ago: 4 },
  { ago: 12, moves: [['preparing', 9]] },
  { ago: 33, moves: [['preparing', 30]] },
  {
    ago: 41,
    moves: [
      ['preparing', 36],
      ['on_the_way', 8],
    ],
  },
  { ago: 50, isLater: true },
]
/** A restaurant that accepts manually has accepted all of them: the clock would soon cancel the others. */
const BY_HAND: readonly Open[] = [
  { ago: 6, moves: [['accepted', 4]] },
  {
    ago: 15,
    moves: [
      ['accepted', 14],
      ['preparing', 11],
    ],
  },
  {
    ago: 38,
    moves: [
      ['accepted', 37],
      ['preparing', 30],
      ['on_the_way', 5],
    ],
  },
  { ago: 90, moves: [['accepted', 88]], isLater: true },
]

/** A scheduled order is for this much later, in milliseconds, at least. */
const LATER_MS = 3 * HOUR

type Scene = { customers: readonly UserSeed[]; now: Date; chance: Chance }
type Places = { owners: readonly UserSeed[]; restaurants: readonly Planned[] }

/** The open orders of the demo owners' first two restaurants. The second of each accepts manually. */
export function draftLiveOrders({ owners, restaurants, ...scene }: Places & Scene): DraftOrder[] {
  return owners.flatMap(({ id }) => {
    const [first, second] = restaurants.filter(({ row }) => row.ownerId === id && row.servicing)
    if (second) second.row.accepts = 'manual'
    return [
      ...(first ? EVENING.map((open) => draft(first, open, scene)) : []),
      ...(second ? BY_HAND.map((open) => draft(second, open, scene)) : []),
    ]
  })
}

function draft(restaurant: Planned, { ago, moves = [], isLater }: Open, { customers, now, chance }: Scene): DraftOrder {
  const submittedAt = after(now, -ago)
  const scheduledFor = isLater && slotLater(restaurant, submittedAt)
  const accepts = restaurant.row.accepts === 'manual' ? 'manual' : 'auto'
  return {
    customer: chance.pick(customers),
    restaurant,
    lines: chance
      .shuffle(restaurant.menu)
      .slice(0, chance.int(1, 3))
      .map((item, at) => ({
        item,
        quantity: chance.maybe(0.3) ? 2 : 1,
        ...(at === 0 && chance.maybe(0.5) ? { customizations: 'No onions, please.' } : {}),
      })),
    // Orders are submitted 3 minutes after they are created.
    createdAt: after(submittedAt, -3),
    end: 'submitted',
    wantsWallet: chance.maybe(0.4),
    deliveryOption: scheduledFor ? 'schedule' : chance.maybe(0.3) ? 'priority' : 'standard',
    ...(scheduledFor && { scheduledFor }),
    tip: { percent: 15 },
    live: {
      accepts,
      moves: moves.map(([to, minutes]) => ({ to, at: after(now, -minutes) })),
    },
  }
}

/** The first delivery slot in a few hours; undefined when the restaurant has none. */
function slotLater(restaurant: Planned, orderedAt: Date): Date | undefined {
  const slots = slotsOf(restaurant, orderedAt).flatMap((day) => day.slots)
  return slots.find((slot) => slot.getTime() - orderedAt.getTime() > LATER_MS)
}
