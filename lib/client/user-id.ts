import { createContext, useContext } from 'react'

/** The id of the signed-in user, for code that needs no more of the session; the session provides it. */
export const UserIdContext = createContext<number | null>(null)

/** The id of the signed-in user, guests included, or null. */
export function useUserId(): number | null {
  return useContext(UserIdContext)
}
