import type { DeliveryOption, Tip } from '@/lib/domain/order-total'
import type { Chance } from './chance'
import { type DraftOrder, type DraftReview, eveningSlot } from './drafts'
import { after, mealTime } from './moments'
import type { Planned } from './restaurants'
import type { UserSeed } from './rows'

type Told = {
  daysAgo: number
  at: string
  dishes: readonly (readonly [name: string, quantity: number])[]
  pay?: 'wallet'
  delivery?: DeliveryOption
  tip?: Tip
  end?: DraftOrder['end']
  review?: readonly [restaurantRating: number, orderRating: number, text: string]
}

/** Ava has done everything that a customer can do. */
const AVA: readonly Told[] = [
  {
    daysAgo: 150,
    at: 'The Copper Griddle',
    dishes: [
      ['Griddle Burger', 2],
      ['Loaded Fries', 1],
      ['Vanilla Milkshake', 2],
    ],
    pay: 'wallet',
    review: [5, 5, 'The burger that ended our search for a burger. The fries were still crisp, which never happens.'],
  },
  {
    daysAgo: 118,
    at: 'Kaze Ramen',
    dishes: [
      ['Tonkotsu Ramen', 1],
      ['Pork Gyoza', 1],
    ],
    tip: { percent: 20 },
    review: [5, 4, 'Noodles packed apart from the broth, so nothing went soft. I would drink that broth from a mug.'],
  },
  {
    daysAgo: 84,
    at: 'Gyro Republic',
    dishes: [
      ['Pork Gyro Wrap', 2],
      ['Feta Fries', 1],
      ['Lemon Soda', 2],
    ],
    delivery: 'priority',
    review: [3, 3, 'Good wrap, fast delivery, but the fries had given up by the time they got here.'],
  },
  {
    daysAgo: 61,
    at: 'Saffron Courtyard',
    dishes: [
      ['Butter Chicken', 1],
      ['Garlic Naan', 2],
      ['Mango Lassi', 1],
    ],
    pay: 'wallet',
    end: 'canceled',
  },
  {
    daysAgo: 40,
    at: 'Brick and Basil',
    dishes: [
      ['Margherita', 1],
      ['White Pie', 1],
      ['Arugula Salad', 1],
    ],
    pay: 'wallet',
    tip: { percent: 20 },
    review: [5, 5, 'Blistered, thin and gone in minutes. Order one more than you think you need.'],
  },
  {
    daysAgo: 26,
    at: 'Miss Odessa’s Table',
    dishes: [
      ['Cast Iron Fried Chicken', 2],
      ['Baked Mac and Cheese', 1],
      ['Collard Greens', 1],
      ['Sweet Potato Pie', 2],
    ],
    pay: 'wallet',
    delivery: 'schedule',
    tip: { percent: 25 },
    review: [
      4,
      5,
      'Sunday dinner without the dishes. The mac had a proper crust. I only wish the pie had been bigger.',
    ],
  },
  {
    daysAgo: 12,
    at: 'Morning Ritual',
    dishes: [
      ['Shakshuka', 1],
      ['Butter Croissant', 2],
      ['Flat White', 2],
    ],
  },
  { daysAgo: 6, at: 'Zip Burger', dishes: [['Double Zip', 1]], end: 'canceled' },
  {
    daysAgo: 1,
    at: 'Pho Sông Hồng',
    dishes: [
      ['Beef Pho', 1],
      ['Summer Rolls', 1],
      ['Vietnamese Iced Coffee', 1],
    ],
    pay: 'wallet',
    delivery: 'priority',
    tip: { percent: 20 },
  },
]

/** Zoe has spent all she had; what is left at the end leaves her wallet as a deduction. */
const ZOE: readonly Told[] = [
  {
    daysAgo: 96,
    at: 'Sushi Kohaku',
    dishes: [
      ['Chef Nigiri Set', 4],
      ['Toro Handroll Trio', 2],
      ['Gyokuro Green Tea', 2],
    ],
    pay: 'wallet',
    tip: { percent: 20 },
    review: [5, 5, 'We spent far too much and would do it again tomorrow. The rice alone was worth it.'],
  },
  {
    daysAgo: 52,
    at: 'Hearth and Harrow',
    dishes: [
      ['Dry Aged Ribeye', 4],
      ['Charred Caesar', 2],
      ['Burnt Basque Cheesecake', 4],
    ],
    pay: 'wallet',
    tip: { percent: 15 },
  },
  {
    daysAgo: 9,
    at: 'Trattoria Lucia',
    dishes: [
      ['Lasagna della Nonna', 2],
      ['Tiramisù', 2],
    ],
    pay: 'wallet',
  },
]

type Stage = { users: readonly UserSeed[]; places: readonly Planned[]; now: Date; chance: Chance }

/** The histories of the demo customers. */
export function draftDemoOrders(stage: Stage): DraftOrder[] {
  return [...AVA.map((told) => draft('Ava', told, stage)), ...ZOE.map((told) => draft('Zoe', told, stage))]
}

function draft(firstName: string, told: Told, { users, places, now, chance }: Stage): DraftOrder {
  const customer = users.find((user) => user.demo && user.firstName === firstName)
  const place = places.find(({ row }) => row.name === told.at)
  if (!customer || !place) throw new Error(`${firstName} cannot order at ${told.at}`)
  const lines = told.dishes.map(([name, quantity]) => {
    const item = place.menu.find((dish) => dish.name === name)
    if (!item) throw new Error(`${told.at} does not serve ${name}`)
    return { item, quantity }
  })
  const createdAt = mealTime(now, told.daysAgo, chance)
  const scheduledFor = told.delivery === 'schedule' ? eveningSlot(place, createdAt, chance) : undefined
  return {
    customer,
    place,
    lines,
    createdAt,
    end: told.end ?? 'submitted',
    wantsWallet: told.pay === 'wallet',
    deliveryOption: told.delivery ?? 'standard',
    ...(scheduledFor ? { scheduledFor } : {}),
    tip: told.tip ?? { percent: 15 },
    ...(told.review ? { review: reviewOf(told.review, createdAt) } : {}),
  }
}

function reviewOf([restaurantRating, orderRating, text]: NonNullable<Told['review']>, orderedAt: Date): DraftReview {
  return { text, orderRating, restaurantRating, createdAt: after(orderedAt, 95) }
}
