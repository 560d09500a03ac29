/** Invisible characters: spaces, and characters that only join, divide or vary others. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** Control characters, except tabs and line ends. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/u
/** Bidirectional controls reverse or isolate the text after them, even beyond the end of a user's text. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/

/**
 * A run of more combining marks than any writing system uses; Unicode's stream-safe format ends runs at 30. Normalizing
 * sorts each run in quadratic time: 16 KB of marks take 94 ms, 64 KB 370 ms.
 */
const LONG_RUN_OF_MARKS = /(?<!\p{M})\p{M}{31}/u

/** A text in a normalization form, in linear time; a text with a long run of combining marks stays as it is. */
export function normalized(text: string, form: 'NFC' | 'NFKC' | 'NFKD'): string {
  return LONG_RUN_OF_MARKS.test(text) ? text : text.normalize(form)
}

/**
 * A text as it is stored: normalized (NFC), so that equal-looking texts are equal, and trimmed. A text without visible
 * characters is empty.
 */
export function plainText(text: string): string {
  return NOTHING_TO_SEE.test(text) ? '' : normalized(text, 'NFC').trim()
}

/** The reason why a text cannot be stored, or null. */
export function faultOfText(text: string): string | null {
  if (!text.isWellFormed()) return 'Must be valid Unicode text'
  if (CONTROLS.test(text)) return 'Must not contain control characters'
  if (LONG_RUN_OF_MARKS.test(text)) return 'Must not have more than 30 accents on one letter'
  return TURNS.test(text) ? 'Must not contain characters that change the direction of text' : null
}
