/** The most words of a search; what is beyond them is left out. */
const MAX_WORDS = 8
/** Longer words are cut. */
const MAX_WORD = 40

/** The words of a text in the order in which they come, in lower case and without diacritics: 'Phở, bò!' is pho and bo. */
export function wordsOf(text: string): string[] {
  const plain = text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase().replaceAll('đ', 'd').replace(/['’]/g, '')
  return (plain.match(/[\p{L}\p{N}]+/gu) ?? []).map((word) => [...word].slice(0, MAX_WORD).join(''))
}

/** The different words of a search; each is the beginning of a word that is looked for. */
export function queryWords(text: string): string[] {
  return [...new Set(wordsOf(text))].slice(0, MAX_WORDS)
}

type Searched = { name: string; description: string }

/** How well a menu item fits the words of a search: its name counts more than its description; 0 when it has none of them. */
export function fitOf({ name, description }: Searched, words: readonly string[]): number {
  const missing = without(wordsOf(name), words)
  const left = missing.length > 0 ? without(wordsOf(description), missing) : []
  return (words.length - missing.length) * 10 + missing.length - left.length
}

/** The words of a search that are the beginning of none of these. */
function without(among: readonly string[], words: readonly string[]): string[] {
  return words.filter((word) => !among.some((known) => known.startsWith(word)))
}
