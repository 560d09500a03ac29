import 'server-only'
import type { Db } from '@/lib/db/database'
import type { Prisma } from '@/lib/db/generated/client'
import { after } from '@/lib/instant'
import { HELP_ANSWER_MS } from '@/lib/orders/rules/order-help'
import type { Waiting, WaitingRequest } from './shapes'

const MOST_REQUESTS = 50

/** How many requests wait for an operator, up to those that the list has, and since when. */
export async function countRequests(deps: { db: Db; now: Date }): Promise<Waiting> {
  const { requests } = await listRequests(deps)
  return { count: requests.length, since: requests[0]?.waitsSince ?? null }
}

const requestShape = {
  orderId: true,
  kind: true,
  state: true,
  at: true,
  appealedAt: true,
  order: {
    select: { restaurantId: true, restaurantName: true, timeZone: true, customer: { select: { firstName: true } } },
  },
} as const satisfies Prisma.HelpRequestSelect

/** The requests that wait for an operator, as `helpIsFor` says, in the order in which they came to the operators. */
export async function listRequests({ db, now }: { db: Db; now: Date }) {
  // One state a read: an index has the requests of each by their age.
  const find = (where: Prisma.HelpRequestWhereInput) =>
    db.read.helpRequest.findMany({ where, select: requestShape, orderBy: { at: 'asc' }, take: MOST_REQUESTS + 1 })
  const isDue = { at: { lte: after(now, -HELP_ANSWER_MS) } }
  const isAlone = { order: { restaurantId: null } }
  const found = [...(await find({ state: 'appealed' })), ...(await find({ state: 'open', OR: [isDue, isAlone] }))]
  const requests = found.map(({ order, appealedAt, ...request }): WaitingRequest => {
    const { restaurantId, restaurantName, timeZone, customer } = order
    const own = restaurantId === null ? request.at : after(request.at, HELP_ANSWER_MS)
    return { ...request, restaurantName, timeZone, ...customer, waitsSince: appealedAt ?? own }
  })
  requests.sort((a, b) => a.waitsSince.getTime() - b.waitsSince.getTime())
  return { requests: requests.slice(0, MOST_REQUESTS), hasMore: requests.length > MOST_REQUESTS }
}
