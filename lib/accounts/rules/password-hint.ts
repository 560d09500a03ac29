import { COMMON_PASSWORDS } from './common-passwords'

const MIN_LENGTH = 8
/** About three or four words. */
const STRONG_LENGTH = 15

/** A hint about the strength of a new password; the server checks only its length. */
export function passwordHint(password: string): string {
  if (password.length < MIN_LENGTH) return `At least ${MIN_LENGTH} characters`
  if (COMMON_PASSWORDS.has(password.toLowerCase())) return 'Many people use this password, so it is guessed first'
  if (new Set(password).size < MIN_LENGTH / 2) return 'Easy to guess: it repeats itself'
  return password.length < STRONG_LENGTH ? 'Good. Longer is stronger: try three or four words' : 'Strong'
}
