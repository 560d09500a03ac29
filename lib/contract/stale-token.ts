/** The `kind` of the refusal of a call whose anti-forgery token is missing or of another session. */
export const STALE_TOKEN = 'stale_token'
