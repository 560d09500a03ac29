import * as z from 'zod/mini'
import { idOut, instantOut } from '@/lib/contract/fields'
import { RESTAURANT_STATES } from '@/lib/operate/rules/find-query'
import { reason } from '@/lib/orders/contract/help-schemas'
import { suspensionOut } from '@/lib/restaurants/contract/suspension-schemas'
import { auditEntryOut, line, personOut } from './schemas'

/** GET /api/operate/restaurants. */
export const restaurantsQuery = z.object({
  q: line.check(
    z.describe(
      'Id, email or phone of the owner, state, the beginning of the name: all must fit; without any, the newest',
    ),
  ),
})

/** GET /api/operate/users. */
export const peopleQuery = z.object({
  q: line.check(
    z.describe('Id, email, phone, "suspended", the beginnings of names: all must fit; without any, the newest'),
  ),
})

const until = z
  .nullish(
    z.pipe(
      z.iso.datetime({ offset: true, error: 'Until must be an ISO 8601 instant' }),
      z.transform((value) => new Date(value)),
    ),
  )
  .check(z.describe('When it ends by itself; null until it is lifted'))

/** PUT of a suspension. */
export const suspensionBody = z.object({ reason, until }).register(z.globalRegistry, { id: 'Suspend' })

/** The acts that need nothing but a reason. */
export const reasonBody = z.object({ reason }).register(z.globalRegistry, { id: 'OperatorReason' })

const foundRestaurantOut = z
  .object({
    id: idOut,
    name: z.string(),
    city: z.string(),
    state: z.enum(RESTAURANT_STATES),
    timeZone: z.string(),
    createdAt: instantOut,
    suspension: z.nullable(suspensionOut),
    owner: personOut,
  })
  .register(z.globalRegistry, { id: 'FoundRestaurant' })

export const foundRestaurantsOut = z
  .object({ restaurants: z.array(foundRestaurantOut), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'FoundRestaurants' })
export type FoundRestaurantsOut = z.infer<typeof foundRestaurantsOut>

export const operatorRestaurantOut = z
  .extend(foundRestaurantOut, {
    counts: z.object({ menuItems: z.int(), reviews: z.int(), orders: z.int(), openOrders: z.int() }),
    acts: z.array(auditEntryOut).check(z.describe('What operators did with it, newest first')),
  })
  .register(z.globalRegistry, { id: 'OperatorRestaurant' })
export type OperatorRestaurantOut = z.infer<typeof operatorRestaurantOut>

const foundPersonOut = z
  .extend(personOut, {
    createdAt: instantOut,
    guestAccount: z.boolean(),
    demo: z.boolean(),
    restaurantOwner: z.boolean(),
    operator: z.boolean(),
    suspension: z.nullable(z.object({ reason: z.string(), since: instantOut, until: z.nullable(instantOut) })),
  })
  .register(z.globalRegistry, { id: 'FoundPerson' })

export const foundPeopleOut = z
  .object({ people: z.array(foundPersonOut), hasMore: z.boolean() })
  .register(z.globalRegistry, { id: 'FoundPeople' })
export type FoundPeopleOut = z.infer<typeof foundPeopleOut>

export const operatorPersonOut = z
  .extend(foundPersonOut, {
    profileImage: z.string(),
    lastActiveAt: instantOut,
    counts: z.object({ orders: z.int(), reviews: z.int(), sessions: z.int() }),
    restaurants: z.array(z.object({ id: idOut, name: z.string(), state: z.enum(RESTAURANT_STATES) })),
    acts: z.array(auditEntryOut).check(z.describe('What operators did with the account, newest first')),
  })
  .register(z.globalRegistry, { id: 'OperatorPerson' })
export type OperatorPersonOut = z.infer<typeof operatorPersonOut>
