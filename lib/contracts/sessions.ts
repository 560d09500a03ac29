import { z } from 'zod'
import { idOut, instantOut } from './fields'

/** A place where the user is signed in. */
export const sessionOut = z
  .object({
    id: idOut,
    device: z.string().meta({ description: "Browser and system in words, as in 'Chrome on Windows'" }),
    createdAt: instantOut,
    lastSeenAt: instantOut.meta({ description: 'UTC with milliseconds, exact to a quarter of an hour' }),
    current: z.boolean().meta({ description: 'The one that asks' }),
  })
  .meta({ id: 'Session' })
export type SessionOut = z.infer<typeof sessionOut>

export const sessionsAnswer = z.object({ sessions: z.array(sessionOut) }).meta({ id: 'Sessions' })
