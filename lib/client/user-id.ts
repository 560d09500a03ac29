import { create } from 'zustand'

/** The signed-in user's id (guests included) or null, set by the session, for code that needs nothing else of it. */
export const useUserId = create<number | null>(() => null)
