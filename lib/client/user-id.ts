import { create } from 'zustand'

/** The id of the signed-in user, guests included, or null: for code that needs no more of the session, which sets it. */
export const useUserId = create<number | null>(() => null)
