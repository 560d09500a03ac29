/** What one press of 'Add Funds' adds (spec §9). */
export const TOP_UP_CENTS = 100_000
