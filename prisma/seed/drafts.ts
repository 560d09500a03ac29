import type { ALL_CANCEL_REASONS, EventActor, Stage } from '@/lib/orders/rules/order-stage'
import type { DeliveryOption, Tip } from '@/lib/orders/rules/order-total'
import type { AcceptMode } from '@/lib/restaurants/rules/taking-orders'
import { after, type Chance, DAY, orderTime } from './chance'
import { DEMO_ACCOUNTS, type PastOrder, REVIEW_TEXTS } from './data'
import { type Planned, slotsOf } from './restaurants'
import type { MenuItemSeed, UserSeed } from './rows'

export type DraftReview = {
  text: string
  orderRating: number
  restaurantRating: number
  createdAt: Date
  reply: string | null
  repliedAt: Date | null
}

/** An order before its total, its payment and its ids are known. */
export type DraftOrder = {
  customer: UserSeed
  restaurant: Planned
  lines: { item: MenuItemSeed; quantity: number; customizations?: string }[]
  createdAt: Date
  /** How it ended: canceled before or soon after submission, or delivered. */
  end: 'submitted' | 'canceled'
  wantsWallet: boolean
  deliveryOption: DeliveryOption
  scheduledFor?: Date
  tip: Tip
  review?: DraftReview
  /** An order with events: how it was accepted, and when it reached each stage or was canceled. */
  live?: {
    accepts: AcceptMode
    /** `minutes` is the estimate that a move gives. */
    moves: { to: Stage; at: Date; minutes?: number }[]
    canceled?: { by: EventActor; reason: (typeof ALL_CANCEL_REASONS)[number] | null; at: Date }
  }
}

const WISHES = [
  'No onions, please.',
  'Extra spicy if you can.',
  'Sauce on the side.',
  'No peanuts, allergy.',
  'Well done, please.',
  'Light on the salt.',
] as const

const REPLIES = {
  bad: [
    'We are sorry. This is not how we cook; please write to us, and the next one is on us.',
    'Thank you for telling us. We have talked it through with the kitchen.',
    'That should not happen. We would like to make it right next time.',
  ],
  good: ['Thank you! The kitchen read this out loud.', 'That makes our week. See you soon!'],
} as const

/** The orders of one restaurant: one for each of its reviews, and some without a review. */
export function draftOrders(
  restaurant: Planned,
  { customers, now, chance }: { customers: readonly UserSeed[]; now: Date; chance: Chance },
): DraftOrder[] {
  const write = reviewWriter(chance)
  const ratings = ratingsFor(restaurant.stars, chance)
  const authors = chance.shuffle(customers)
  const silent = Math.round(ratings.length * 0.25) + chance.int(0, 2)
  return Array.from({ length: ratings.length + silent }, (_, index) => {
    const customer = authors[index % authors.length]
    if (!customer) throw new Error('There is nobody to order')
    const order = draftOrder(restaurant, customer, { now, chance })
    const rating = ratings[index]
    if (rating === undefined) {
      const luck = chance.next()
      return { ...order, end: luck < 0.12 ? 'canceled' : 'submitted' }
    }
    const itemName = chance.pick(order.lines.filter(({ item }) => item.foodType === 'entree')).item.name
    return { ...order, review: draftReview(order.createdAt, rating, write(rating, itemName), { now, chance }) }
  })
}

function draftOrder(
  restaurant: Planned,
  customer: UserSeed,
  { now, chance }: { now: Date; chance: Chance },
): DraftOrder {
  const since = Math.max(restaurant.row.createdAt.getTime(), customer.createdAt.getTime())
  const daysOpen = Math.floor((now.getTime() - since) / DAY) - 2
  // More of the orders are recent ones, as on a growing site.
  const daysAgo = 1 + Math.floor(chance.next() ** 1.4 * Math.max(daysOpen, 1))
  const createdAt = orderTime(now, daysAgo, chance)
  const mains = chance.shuffle(restaurant.menu.filter((item) => item.foodType === 'entree')).slice(0, chance.int(1, 2))
  const extras = chance.shuffle(restaurant.menu.filter((item) => item.foodType !== 'entree')).slice(0, chance.int(0, 2))
  const lines = [...mains, ...extras].map((item) => ({
    item,
    quantity: chance.maybe(0.25) ? 2 : 1,
    ...(chance.maybe(0.08) ? { customizations: chance.pick(WISHES) } : {}),
  }))
  const luck = chance.next()
  const scheduledFor = luck < 0.06 ? eveningSlot(restaurant, createdAt, chance) : undefined
  return {
    customer,
    restaurant,
    lines,
    createdAt,
    end: 'submitted',
    wantsWallet: chance.maybe(0.35),
    deliveryOption: scheduledFor ? 'schedule' : luck < 0.25 ? 'priority' : 'standard',
    ...(scheduledFor ? { scheduledFor } : {}),
    tip: chance.maybe(0.15) ? { cents: chance.int(0, 8) * 100 } : { percent: chance.pick([15, 15, 20, 20, 25, 30]) },
  }
}

/** One of the first slots of the day after the order, for restaurants that are open then. */
export function eveningSlot(restaurant: Planned, orderedAt: Date, chance: Chance): Date | undefined {
  const [, tomorrow] = slotsOf(restaurant, orderedAt)
  return tomorrow?.slots.length ? chance.pick(tomorrow.slots.slice(0, 4)) : undefined
}

function draftReview(
  orderedAt: Date,
  restaurantRating: number,
  text: string,
  { now, chance }: { now: Date; chance: Chance },
): DraftReview {
  const orderRating = clampStars(restaurantRating + chance.pick([-1, 0, 0, 0, 0, 1]))
  const written = after(orderedAt, chance.int(70, 40 * 60))
  const createdAt = written < now ? written : after(orderedAt, 65)
  return reviewed({ text, orderRating, restaurantRating }, createdAt, now)
}

type Rated = Pick<DraftReview, 'text' | 'orderRating' | 'restaurantRating'>

/** A review with its reply: restaurants answer bad ones, and some of the best, a few hours later. */
function reviewed(review: Rated, createdAt: Date, now: Date): DraftReview {
  const minutes = Math.floor(createdAt.getTime() / 60_000)
  const replies =
    review.restaurantRating <= 2 ? REPLIES.bad : review.restaurantRating === 5 && minutes % 4 === 0 ? REPLIES.good : []
  const repliedAt = after(createdAt, 60 + (minutes % 600))
  const reply = replies[minutes % replies.length]
  if (reply === undefined || repliedAt > now) return { ...review, createdAt, reply: null, repliedAt: null }
  return { ...review, createdAt, reply, repliedAt }
}

/** This many star ratings, with a mean as close to the wanted one as whole stars allow. */
export function ratingsFor({ mean, reviews }: { mean: number; reviews: number }, chance: Chance): number[] {
  const spread = () => (chance.next() + chance.next() + chance.next() - 1.5) * 1.7
  const ratings = Array.from({ length: reviews }, () => clampStars(Math.round(mean + spread())))
  let missing = Math.round(mean * reviews) - ratings.reduce((sum, rating) => sum + rating, 0)
  while (missing !== 0) {
    const step = Math.sign(missing)
    const index = chance.int(0, reviews - 1)
    const moved = clampStars((ratings[index] ?? 0) + step)
    if (moved === ratings[index]) continue
    ratings[index] = moved
    missing -= step
  }
  return ratings
}

function clampStars(stars: number): number {
  return Math.min(Math.max(stars, 1), 5)
}

/** Draws texts that repeat at a restaurant only when all have been used. */
function reviewWriter(chance: Chance) {
  const { whole, aboutItem, afterwords } = REVIEW_TEXTS
  const used = new Set<string>()
  const draft = (stars: number, itemName: string): string => {
    const pick = (texts: Record<string, readonly string[]>) => chance.pick(texts[stars] ?? [])
    const style = chance.next()
    if (style < 0.24) return pick(whole)
    const about = pick(aboutItem).replace('{item}', itemName.replace(/^The /, ''))
    if (style < 0.42) return about
    return style < 0.72 ? `${about} ${pick(afterwords)}` : `${pick(whole)} ${about}`
  }
  return (stars: number, itemName: string): string => {
    let text = draft(stars, itemName)
    for (let attempt = 0; used.has(text) && attempt < 20; attempt += 1) text = draft(stars, itemName)
    used.add(text)
    return text
  }
}

type Scene = { users: readonly UserSeed[]; restaurants: readonly Planned[]; now: Date; chance: Chance }

/** The orders of the demo customers. */
export function draftDemoOrders(scene: Scene): DraftOrder[] {
  return DEMO_ACCOUNTS.flatMap(({ id, orders }) => orders.map((order) => draftPast(id, order, scene)))
}

function draftPast(customerId: number, past: PastOrder, { users, restaurants, now, chance }: Scene): DraftOrder {
  const customer = users.find(({ id }) => id === customerId)
  const restaurant = restaurants.find(({ row }) => row.name === past.restaurant)
  if (!customer || !restaurant) throw new Error(`Customer ${customerId} cannot order at ${past.restaurant}`)
  const lines = Object.entries(past.items).map(([name, quantity]) => {
    const item = restaurant.menu.find((menuItem) => menuItem.name === name)
    if (!item) throw new Error(`${past.restaurant} does not serve ${name}`)
    return { item, quantity }
  })
  const { deliveryOption, tip, end, review } = past
  const createdAt = orderTime(now, past.daysAgo, chance)
  return {
    customer,
    restaurant,
    lines,
    createdAt,
    end,
    wantsWallet: past.paymentMethod === 'wallet',
    deliveryOption,
    scheduledFor: deliveryOption === 'schedule' ? eveningSlot(restaurant, createdAt, chance) : undefined,
    tip,
    review: review && reviewed(review, after(createdAt, 95), now),
  }
}
