import * as z from 'zod/mini'
import { idOut, instantOut } from '@/lib/contract/fields'

/** A session of a user. */
export const sessionOut = z
  .object({
    id: idOut,
    device: z.string().check(z.describe("Browser and system in words, as in 'Chrome on Windows'")),
    createdAt: instantOut,
    lastSeenAt: instantOut.check(z.describe('UTC with milliseconds, exact to a quarter of an hour')),
    current: z.boolean().check(z.describe('The one that asks')),
  })
  .register(z.globalRegistry, { id: 'Session' })
export type SessionOut = z.infer<typeof sessionOut>

export const sessionsAnswer = z.object({ sessions: z.array(sessionOut) }).register(z.globalRegistry, { id: 'Sessions' })
