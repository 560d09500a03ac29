/** Nothing of these shows: blanks, and characters that only join, part or vary others. */
const NOTHING_TO_SEE = /^[\s\p{Default_Ignorable_Code_Point}\u2800]*$/u
/** What no keyboard sends; tabs and line ends it does. */
const CONTROLS = /(?![\t\n\r])\p{Cc}/u
/** They turn the text that follows around, or set it apart, also beyond the end of what somebody wrote. */
const TURNS = /[\u202a-\u202e\u2066-\u2069]/

/**
 * A text as it is stored: composed (NFC), so that what looks the same is the same, and without blanks around it. One of which
 * nothing shows is empty.
 */
export function plainText(text: string): string {
  return NOTHING_TO_SEE.test(text) ? '' : text.normalize('NFC').trim()
}

/** Why a text is not to be stored, or null. */
export function faultOfText(text: string): string | null {
  if (!text.isWellFormed()) return 'Must be valid Unicode text'
  if (CONTROLS.test(text)) return 'Must not contain control characters'
  return TURNS.test(text) ? 'Must not contain characters that change the direction of text' : null
}
