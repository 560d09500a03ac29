import type { PriceLevel } from '@/lib/restaurants/rules/catalog'

/** What a part of a search may be called on a menu; any one matches. Each is a word, or some that must all be there. */
export type Term = readonly string[]

/** A search translated into the words of menus. */
export type Meant = {
  /** The search's own words, without fillers. */
  words: readonly string[]
  terms: readonly Term[]
  priceLevels: readonly PriceLevel[]
}

// All lists below are spelled as by `wordsOf`.

/** Phrases always removed from a search: 'near me' would match 'nearly all meat'. */
const NEARBY = 'around here|around me|close by|close to me|in my area|near by|near me'

/** Fillers: words that people add to the food they look for. They are removed only when a search with them finds nothing. */
const FILLERS = `a|an|and|any|at|best|cuisine|deliver|delivered|delivery|dish|dishes|eat|food|
for|for dinner|for lunch|for me|for tonight|for two|get|good|great|i want|in|in town|local|me|my|near|
nearby|nice|now|of|on|open now|or|order|order online|place|places|please|restaurant|restaurants|shop|some|spot|spots|take away|take out|
takeaway|takeout|tasty|that deliver|that delivers|the|to|to eat|to go|to my door|to order|today|tonight|top|with|yummy`

/**
 * Each line has names of one food, which all find the same restaurants. After '>' stand further words to look for. They
 * do not find the names in turn, since they are narrower or only related, or since a name begins other words: 'hot'
 * finds 'hotpot', and 'spicy' does not.
 */
const MEANINGS = `
burger, hamburger, cheeseburger, beefburger, slider, patty melt
vegetarian, veggie, meatless, meat free > vegan, plant based
vegan, plant based
vegetable > vegetarian, veggie
dairy free, dairyfree, lactose free
soda, cola, coke, pepsi, sprite, soft drink
pop > soda, cola, soft drink
drink, beverage
fries, french fries, chips
crisps > chips
wedges > fries, potato
pizza, pizzeria
calzone > pizza
pie > pizza
sandwich, hoagie, grinder, panini
sub > sandwich, hoagie, hero
hero > sandwich, hoagie
wrap > burrito
pasta > spaghetti, penne, linguine, rigatoni, fusilli
macaroni > mac, pasta
noodle > ramen, udon, pho
barbecue, bbq, barbeque > grilled, smoked
steak, steakhouse > ribeye
shrimp, prawn
eggplant, aubergine
zucchini, courgette
cilantro, coriander
chickpea, garbanzo
arugula, rocket
fish > salmon, tuna, cod
sushi, maki, nigiri
kebab > skewer, gyro, souvlaki
shawarma > gyro, kofta
doner > kebab, gyro
dumpling, gyoza, potsticker
drumstick > chicken
nugget > tenders, chicken
tenders > nugget, chicken
appetizer, appetiser, starter
main > entree
dessert, pudding
sweets > dessert
ice cream, gelato, sorbet
doughnut, donut
cake > cheesecake
breakfast, brunch > pancakes, eggs, omelette, waffle, benedict
diner > breakfast, american
java > coffee
latte > coffee
boba, bubble tea > tea
healthy > salad, bowl, vegetarian
hot > spicy
halal, halaal
loaf, loaves
asian > chinese, japanese, thai, korean, vietnamese
middle eastern > mediterranean
latin > mexican, caribbean
tex mex > mexican
soul food, soulfood
`

/** Words that mean a price level. */
const PRICES: Readonly<Record<string, readonly PriceLevel[]>> = {
  cheap: ['INEXPENSIVE'],
  cheapest: ['INEXPENSIVE'],
  inexpensive: ['INEXPENSIVE'],
  budget: ['INEXPENSIVE'],
  affordable: ['INEXPENSIVE', 'MODERATE'],
  expensive: ['EXPENSIVE', 'VERY_EXPENSIVE'],
  fancy: ['EXPENSIVE', 'VERY_EXPENSIVE'],
  upscale: ['EXPENSIVE', 'VERY_EXPENSIVE'],
}

const entries = (list: string, separator: RegExp) => list.split(separator).map((entry) => entry.trim())
const nearby = entries(NEARBY, /\|/)
const fillers = new Set([...nearby, ...entries(FILLERS, /[|\n]+/)])
const meanings = entries(MEANINGS.trim(), /\n/).map((line) => {
  const [names = [], others = []] = line.split(' > ').map((list) => entries(list, /,/))
  return { names, others }
})

/** The names of each listed food, which all find the same restaurants. */
export const NAMES: readonly (readonly string[])[] = meanings.map(({ names }) => names)
/** The names that are single words. */
export const EVERYDAY_WORDS: readonly string[] = NAMES.flat().filter((name) => !name.includes(' '))

/** Endings of singulars and plurals, each with what both of them begin with; the first that fits counts. */
const ENDINGS: readonly (readonly [RegExp, readonly string[]])[] = [
  // A fry and a chip are other foods: 'stir fry', 'chocolate chip', 'chipotle'.
  [/(?<=\b(?:fries|chips))$/, ['']],
  [/(?<=^.{2,}[^aeiou])(?:y|ies?)$/, ['y', 'ie']],
  [/(?<=ch|sh|ss|x|o)es$/, ['']],
  [/(?<=^.{2,}[^s])s$/, ['']],
]

/** The beginnings of a word in singular and plural, the same for both: 'curries' and 'curry' begin with 'curry' or 'currie'. */
function formsOf(word: string): readonly [string, ...string[]] {
  const [ending, starts] = ENDINGS.find(([some]) => some.test(word)) ?? [/$/, ['']]
  const [first = word, ...more] = starts.map((start) => word.replace(ending, start))
  return [first, ...more]
}

const byName = new Map(meanings.flatMap((meaning) => meaning.names.map((name) => [formsOf(name)[0], meaning])))

/** The most words in a phrase of the lists. */
const MAX_PHRASE = 3

/** The words of a search to match as typed. */
export function statedWords(words: readonly string[]): string[] {
  const text = ` ${words.join(' ')} `
  const cut = nearby.find((phrase) => text.includes(` ${phrase} `))
  return cut ? text.replace(` ${cut} `, ' ').split(' ').filter(Boolean) : [...words]
}

/** What the words of a search may be called on a menu: each in singular and plural, and by its other names. */
export function termsOf(words: readonly string[]): Term[] {
  return phrasesOf(words).map(namesOf)
}

/** Translates the words of a search without its fillers; words that mean a price become price levels. */
export function meantBy(words: readonly string[]): Meant {
  const phrases = phrasesOf(words)
  const left = phrases.filter((phrase) => !fillers.has(phrase) && pricesOf(phrase).length === 0)
  return {
    words: left.flatMap((phrase) => phrase.split(' ')),
    terms: left.map(namesOf),
    priceLevels: phrases.flatMap(pricesOf),
  }
}

const pricesOf = (phrase: string) => (Object.hasOwn(PRICES, phrase) ? (PRICES[phrase] ?? []) : [])

/** Splits words into phrases of the lists, the longest first, and single words. */
function phrasesOf(words: readonly string[]): string[] {
  const phrases: string[] = []
  for (let at = 0; at < words.length; ) {
    const starts = Array.from({ length: MAX_PHRASE }, (_, index) => words.slice(at, at + MAX_PHRASE - index).join(' '))
    const phrase = starts.find(isListed) ?? words[at] ?? ''
    phrases.push(phrase)
    at += phrase.split(' ').length
  }
  return phrases
}

const isListed = (phrase: string) => fillers.has(phrase) || byName.has(formsOf(phrase)[0])

function namesOf(phrase: string): Term {
  const { names, others } = byName.get(formsOf(phrase)[0]) ?? { names: [phrase], others: [] }
  return [...new Set([...names.flatMap(formsOf), ...others])]
}
