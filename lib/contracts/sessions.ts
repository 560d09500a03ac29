import * as z from 'zod/mini'
import { idOut, instantOut } from './fields'

/** A place where the user is signed in. */
export const sessionOut = z
  .object({
    id: idOut,
    device: z
      .string()
      .register(z.globalRegistry, { description: "Browser and system in words, as in 'Chrome on Windows'" }),
    createdAt: instantOut,
    lastSeenAt: z.clone(instantOut).register(z.globalRegistry, {
      description: 'UTC with milliseconds, exact to a quarter of an hour',
    }),
    current: z.boolean().register(z.globalRegistry, { description: 'The one that asks' }),
  })
  .register(z.globalRegistry, { id: 'Session' })
export type SessionOut = z.infer<typeof sessionOut>

export const sessionsAnswer = z.object({ sessions: z.array(sessionOut) }).register(z.globalRegistry, { id: 'Sessions' })
