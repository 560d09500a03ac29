import { after, type Chance, chanceFrom } from './chance'
import { YEAR_OF } from './data'
import { draftDemoOrders, draftOrders } from './drafts'
import { draftLiveOrders } from './live-orders'
import { demoUsers, otherUsers } from './people'
import { menuRows, type Planned, planCatalog } from './restaurants'
import { FIRST_IDS, type Rows, type UserSeed } from './rows'
import { settle } from './settle'
import { draftYear } from './year'

const SEED = 20_261_121

/** The standard set: always the same people, restaurants and orders, relative to `now`. */
export function standardRows({ now, timeZone }: { now: Date; timeZone: string }): Rows {
  const chance = chanceFrom(SEED)
  const ids = { ...FIRST_IDS }
  const demo = demoUsers(now)
  const { owners, customers } = otherUsers(demo.length + 1, { now, chance })
  const restaurants = planCatalog(ids, { owners: { demo, byCuisine: owners }, now, timeZone, chance })

  const year = restaurants.find(({ row }) => row.name === YEAR_OF)
  const firstId = demo.length + owners.length + customers.length + 1
  const past = year ? draftYear(year, { firstId, now }) : { customers: [], drafts: [] }
  const users = [...demo, ...owners, ...customers, ...past.customers]

  const drafts = [
    ...draftDemoOrders({ users: demo, restaurants, now, chance }),
    ...restaurants.flatMap((restaurant) => draftOrders(restaurant, { customers, now, chance })),
    ...draftLiveOrders({ owners: demo, restaurants, customers, now, chance }),
    ...past.drafts,
  ]
  const history = settle({ users, drafts, emptied: demo.filter((user) => user.firstName === 'Zoe') }, ids)
  return {
    users,
    restaurants: restaurants.map((restaurant) => restaurant.row),
    members: staffOf({ owner: demo[2], restaurants, cook: demo[1], manager: customers[0] }, now),
    ...menuRows(restaurants),
    likes: likesOf([...demo.filter((user) => user.firstName === 'Ava'), ...customers], restaurants, { now, chance }),
    ...history,
  }
}

type Staff = { owner?: UserSeed; cook?: UserSeed; manager?: UserSeed; restaurants: readonly Planned[] }

/** Mia's first restaurant has two members: Noah, who can be entered, cooks there, and somebody else manages it. */
function staffOf({ owner, cook, manager, restaurants }: Staff, now: Date): Rows['members'] {
  const place = restaurants.find(({ row }) => row.ownerId === owner?.id)?.row
  if (!owner || !cook || !manager || !place) return []
  const works = {
    restaurantId: place.id,
    invitedById: owner.id,
    invitedAt: after(now, -20 * 60),
    joinedAt: after(now, -19 * 60),
  }
  for (const member of [cook, manager]) member.restaurantMember = true
  return [
    { ...works, userId: cook.id, role: 'kitchen' },
    { ...works, userId: manager.id, role: 'manager' },
  ]
}

/** Each person likes a few menu items. */
export function likesOf(
  people: readonly UserSeed[],
  restaurants: readonly Planned[],
  { now, chance }: { now: Date; chance: Chance },
): Rows['likes'] {
  const items = restaurants.flatMap((restaurant) => restaurant.menu)
  return people.flatMap(({ id: userId }) =>
    chance
      .shuffle(items)
      .slice(0, chance.int(2, 9))
      .map((item) => ({ userId, menuItemId: item.id, createdAt: after(now, -chance.int(90, 14 * 24 * 60)) })),
  )
}
