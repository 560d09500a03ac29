/** Letters and digits of any script, and the symbols that mail programs neither quote nor read as an address list. */
const EMAIL = /^[\p{L}\p{M}\p{N}.!#$%&'*+/=?^_`{|}~-]+@[\p{L}\p{M}\p{N}-]+(\.[\p{L}\p{M}\p{N}-]+)+$/u

/** An email has text around '@' and a '.' after it (spec §5.1). */
export function isEmail(text: string): boolean {
  return text.length <= 254 && EMAIL.test(text)
}

/** Emails are compared and stored in lower case. */
export function normalizeEmail(text: string): string {
  return text.trim().toLowerCase()
}

/** Ten digits from a number that may contain dashes, or null (spec §5.1). */
export function phoneDigits(text: string): string | null {
  const digits = text.trim().replaceAll('-', '')
  return /^\d{10}$/.test(digits) ? digits : null
}

/** Whether a credential is an email: any text with a character besides digits, dashes and spaces. */
export function looksLikeEmail(credential: string): boolean {
  return /[^\d\s-]/.test(credential)
}

/** '(555) 010-1234' from ten digits; other text stays unchanged. */
export function formatPhone(digits: string): string {
  return /^\d{10}$/.test(digits) ? `(${digits.slice(0, 3)}) ${digits.slice(3, 6)}-${digits.slice(6)}` : digits
}

/** Splits a full name: first and last word; a single word is the first name only (spec §5.1). */
export function splitName(name: string): { firstName: string; lastName: string } {
  const words = name.trim().split(/\s+/)
  const last = words.length > 1 ? words.at(-1) : undefined
  return { firstName: words[0] ?? '', lastName: last ?? '' }
}
