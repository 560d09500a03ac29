import { create } from 'zustand'

/** How many orders are new at the user's restaurants. Kept apart from the live orders, which most screens never load. */
export const useNewOrders = create<{ count: number }>(() => ({ count: 0 }))
