import 'server-only'
import { SUBJECT_KINDS, type Subject, type SubjectKind } from '@/lib/acts'
import type { Tx } from '@/lib/db/database'

type Find = (ids: string[], userId: number, tx: Tx) => Promise<{ id: number | string }[]>

const numbers = (ids: string[]) => ({ in: ids.map(Number) })
const id = { id: true } as const
const runBy = (userId: number) => ({ OR: [{ ownerId: userId }, { members: { some: { userId } } }] })
const reportedBy = (userId: number) => ({ reports: { some: { userId } } })

/** By kind of subject, the matters of an account among those with these ids. */
const FIND_OWN: Record<SubjectKind, Find> = {
  /** Placed by the account, or at a restaurant that it owns or works at. */
  order: (ids, userId, tx) =>
    tx.order.findMany({
      where: { id: numbers(ids), OR: [{ customerId: userId }, { restaurant: runBy(userId) }] },
      select: id,
    }),
  restaurant: (ids, userId, tx) =>
    tx.restaurant.findMany({ where: { id: numbers(ids), OR: [runBy(userId), reportedBy(userId)] }, select: id }),
  user: async (ids, userId) => ids.filter((one) => Number(one) === userId).map((one) => ({ id: one })),
  /** Written or reported by the account, or about such a restaurant. */
  review: (ids, userId, tx) =>
    tx.review.findMany({
      where: { id: numbers(ids), OR: [{ userId }, { restaurant: runBy(userId) }, reportedBy(userId)] },
      select: id,
    }),
  picture: async (ids, userId, tx) => {
    const where = { hash: { in: ids }, OR: [{ uploads: { some: { userId } } }, reportedBy(userId)] }
    const found = await tx.image.findMany({ where, select: { hash: true } })
    return found.map(({ hash }) => ({ id: hash }))
  },
}

/** The subjects among these that are an account's own: an operator leaves them to another. One read for each kind. */
export async function findOwnMatters(
  subjects: readonly Subject[],
  userId: number,
  tx: Tx,
): Promise<ReadonlySet<Subject>> {
  const own = new Set<Subject>()
  for (const kind of SUBJECT_KINDS) {
    const ids = subjects.flatMap((subject) => (subject.startsWith(`${kind} `) ? subject.slice(kind.length + 1) : []))
    if (ids.length === 0) continue
    for (const found of await FIND_OWN[kind](ids, userId, tx)) own.add(`${kind} ${found.id}`)
  }
  return own
}

/** Whether a subject is an account's own. */
export const isOwnMatter = async (subject: Subject, userId: number, tx: Tx): Promise<boolean> =>
  (await findOwnMatters([subject], userId, tx)).has(subject)
