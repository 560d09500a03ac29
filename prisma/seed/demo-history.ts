import type { Chance } from './chance'
import { DEMO_ACCOUNTS, type PastOrder } from './data'
import { type DraftOrder, eveningSlot } from './drafts'
import { after, orderTime } from './moments'
import type { Planned } from './restaurants'
import type { UserSeed } from './rows'

type Stage = { users: readonly UserSeed[]; restaurants: readonly Planned[]; now: Date; chance: Chance }

/** The orders of the demo customers. */
export function draftDemoOrders(stage: Stage): DraftOrder[] {
  return DEMO_ACCOUNTS.flatMap(({ id, orders }) => orders.map((order) => draft(id, order, stage)))
}

function draft(customerId: number, past: PastOrder, { users, restaurants, now, chance }: Stage): DraftOrder {
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
    review: review && { ...review, createdAt: after(createdAt, 95) },
  }
}
