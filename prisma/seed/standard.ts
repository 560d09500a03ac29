import { type Chance, chanceFrom } from './chance'
import { DEMO_ACCOUNTS } from './demo-accounts'
import { draftDemoOrders } from './demo-history'
import { draftOrders } from './drafts'
import { after } from './moments'
import { demoUsers, otherUsers } from './people'
import { type Planned, planCatalog } from './restaurants'
import { FIRST_IDS, type Rows, type UserSeed } from './rows'
import { settle } from './settle'

const SEED = 20_261_121

/** The standard set: always the same people, places and stories, told as if `now` were today. */
export function standardRows({ now, timeZone }: { now: Date; timeZone: string }): Rows {
  const chance = chanceFrom(SEED)
  const ids = { ...FIRST_IDS }
  const demo = demoUsers(now)
  const { owners, customers } = otherUsers(DEMO_ACCOUNTS.length + 1, { now, chance })
  const users = [...demo, ...owners, ...customers]

  const [, , mia, leo] = DEMO_ACCOUNTS
  const demoOwners = { Mia: mia.id, Leo: leo.id }
  const byCuisine = owners.map((owner) => owner.id)
  const places = planCatalog(ids, { owners: { demo: demoOwners, byCuisine }, now, timeZone, chance })

  const drafts = [
    ...draftDemoOrders({ users: demo, places, now, chance }),
    ...places.flatMap((place) => draftOrders(place, { customers, now, chance })),
  ]
  const history = settle({ users, drafts, emptied: demo.filter((user) => user.firstName === 'Zoe') }, ids)
  return {
    users,
    restaurants: places.map((place) => place.row),
    menuItems: places.flatMap((place) => place.menu),
    likes: likesOf([...demo.filter((user) => user.firstName === 'Ava'), ...customers], places, { now, chance }),
    ...history,
  }
}

/** Each person likes a few dishes. */
export function likesOf(
  people: readonly UserSeed[],
  places: readonly Planned[],
  { now, chance }: { now: Date; chance: Chance },
): Rows['likes'] {
  const dishes = places.flatMap((place) => place.menu)
  return people.flatMap(({ id: userId }) =>
    chance
      .shuffle(dishes)
      .slice(0, chance.int(2, 9))
      .map((dish) => ({ userId, menuItemId: dish.id, createdAt: after(now, -chance.int(90, 14 * 24 * 60)) })),
  )
}
