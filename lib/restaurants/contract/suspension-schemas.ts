import * as z from 'zod/mini'
import { instantOut, required, text } from '@/lib/contract/fields'
import { instant } from '@/lib/instant'
import { MAX_ANSWER } from '@/lib/restaurants/rules/suspension'
import type { RestaurantSuspension } from '@/lib/restaurants/server/shapes'

/** PUT /api/manage/{id}/suspension: the owner's words to the operators. */
export const suspensionAnswerBody = z
  .object({ text: text('Text', MAX_ANSWER).check(z.minLength(1, required('Text'))) })
  .register(z.globalRegistry, { id: 'SuspensionAnswer' })

/** Why a restaurant is off the site. */
export const suspensionOut = z
  .object({
    waits: z.boolean().check(z.describe('It is new and waits for its approval')),
    reason: z.string(),
    since: instantOut,
    until: z.nullable(instantOut).check(z.describe('When it ends by itself; null until operators lift it')),
    answer: z.string().check(z.describe("The owner's words to the operators")),
    answeredAt: z.nullable(instantOut),
  })
  .register(z.globalRegistry, { id: 'Suspension' })
export type SuspensionOut = z.infer<typeof suspensionOut>

export const suspensionToWire = ({ since, until, answeredAt, ...same }: RestaurantSuspension): SuspensionOut => ({
  ...same,
  since: since.toISOString(),
  until: instant(until),
  answeredAt: instant(answeredAt),
})
