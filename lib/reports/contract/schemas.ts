import * as z from 'zod/mini'
import { idOut, instantOut, required, requiredOr, text } from '@/lib/contract/fields'
import { imageHashSchema } from '@/lib/pictures/contract/schemas'
import { MAX_WORDS, REPORTED_KINDS, readThing } from '@/lib/reports/rules'
import { hiddenOut } from '@/lib/reviews/contract/schemas'

const KIND = `Kind must be one of ${REPORTED_KINDS.join(', ')}`
const ID = 'Id must be that of a review or a restaurant, or the hash of an uploaded picture'

const words = (name: string) => text(name, MAX_WORDS).check(z.minLength(1, required(name)))
const reason = words('Reason')
const hash = z.string({ error: requiredOr('Hash', ID) }).check(z.regex(/^[0-9a-f]{64}$/, ID))

/** POST /api/reports, and the same of operators who dismiss: a thing, and why. */
export const reportBody = z
  .object({
    kind: z.enum(REPORTED_KINDS, { error: requiredOr('Kind', KIND) }),
    id: z.union(
      [
        z.number().check(z.describe('Of a review or a restaurant')),
        z.string().check(z.describe('The hash of an uploaded picture')),
      ],
      { error: requiredOr('Id', ID) },
    ),
    reason,
  })
  .check(z.refine(({ kind, id }) => readThing(kind, id) !== null, { path: ['id'], error: ID }))
  .register(z.globalRegistry, { id: 'ReportCreate' })

/** PUT and DELETE /api/operate/reviews/{id}/hidden. */
export const reasonBody = z.object({ reason }).register(z.globalRegistry, { id: 'ReasonOfAct' })

/** PUT and DELETE /api/operate/pictures/hidden. */
export const pictureReasonBody = z.object({ hash, reason }).register(z.globalRegistry, { id: 'HiddenPicture' })

/** PUT /api/reviews/{id}/hidden/answer, and of a picture. */
export const hiddenAnswerBody = z.object({ text: words('Text') }).register(z.globalRegistry, { id: 'HiddenAnswer' })
export const pictureAnswerBody = z
  .object({ hash, text: words('Text') })
  .register(z.globalRegistry, { id: 'HiddenPictureAnswer' })

const thingFields = {
  kind: z.enum(REPORTED_KINDS),
  id: z.union([idOut, imageHashSchema]),
}

export const reportOut = z
  .object({ ...thingFields, reason: z.string(), at: instantOut })
  .register(z.globalRegistry, { id: 'Report' })
export type ReportOut = z.infer<typeof reportOut>

/** A thing with its state. */
export const thingOut = z.object({ ...thingFields, hidden: hiddenOut }).register(z.globalRegistry, { id: 'Thing' })
export type ThingOut = z.infer<typeof thingOut>

const shownThing = {
  ...thingFields,
  by: z.nullable(z.string()).check(z.describe('The name of the author, the owner or the uploader')),
  restaurant: z.nullable(z.object({ id: idOut, name: z.string() })),
  text: z.string(),
  picture: z.nullable(z.string()),
}

export const reportsOut = z
  .object({
    waiting: z.array(
      z.object({
        ...shownThing,
        count: z.int(),
        since: instantOut,
        reasons: z.array(z.object({ reason: z.string(), at: instantOut })),
      }),
    ),
    hasMore: z.boolean(),
    hidden: z.array(z.object({ ...shownThing, hidden: hiddenOut })),
  })
  .register(z.globalRegistry, { id: 'Reports' })
export type ReportsOut = z.infer<typeof reportsOut>
