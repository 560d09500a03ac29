/** The amount that one press of 'Add Funds' adds (spec §9.3). */
export const TOP_UP_CENTS = 100_000

/** The initial balance of a new account (spec §9.3). */
export const SIGNUP_WALLET_CENTS = 99_999
