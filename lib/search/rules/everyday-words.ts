import type { PriceLevel } from '@/lib/restaurants/rules/catalog'

/** A word and its synonyms; any one matches. */
export type Term = readonly string[]

/** A search translated into the words of menus. */
export type Meant = {
  /** The search's own words, without fillers. */
  words: readonly string[]
  terms: readonly Term[]
  priceLevels: readonly PriceLevel[]
}

// All lists below are spelled as by `wordsOf`. All but the first are used only when a search as typed finds nothing.

/** Phrases always removed from a search: 'near me' would match 'nearly all meat'. */
const NEARBY = 'around here|around me|close by|close to me|in my area|near by|near me'

/** Fillers: words that people add to the food they look for. */
const FILLERS = `a|an|and|any|at|best|cuisine|deliver|delivered|delivery|dish|dishes|eat|food|
for|for dinner|for lunch|for me|for tonight|for two|get|good|great|i want|in|in town|local|me|my|near|
nearby|nice|now|of|on|open now|or|order|order online|place|places|please|restaurant|restaurants|shop|some|spot|spots|take away|take out|
takeaway|takeout|tasty|that deliver|that delivers|the|to|to eat|to go|to my door|to order|today|tonight|top|with|yummy`

/** Synonyms from everyday words to words of menus; alternatives are separated by spaces. */
const SYNONYMS = `hamburger = burger|cheeseburger = burger|beefburger = burger|patty melt = burger|slider = burger
veggie = vegetarian vegan|veggies = vegetarian vegan vegetable|veg = vegetarian vegan|meatless = vegetarian vegan|meat free = vegetarian vegan|
plant based = vegan|vegetable = vegetarian veggie|dairyfree = dairy|lactose free = dairy
soda = soda cola beverage|pop = soda cola|soft drink = soda cola|coke = cola soda|pepsi = cola soda|drink = beverage|sprite = lemon
fries = chips fries|french fries = fries chips|chips = fries chips|crisps = chips|wedges = fries potato
pizzeria = pizza|calzone = pizza|pie = pie pizza|sub = sandwich hoagie hero|hoagie = sandwich hero|grinder = sandwich hero|panini = sandwich|wrap = wrap burrito
pasta = spaghetti penne linguine rigatoni fusilli|macaroni = mac pasta|noodle = noodles ramen udon pho
bbq = barbecue grilled smoked|barbecue = bbq grilled smoked|barbeque = bbq grilled smoked|steak = ribeye steak beef|steakhouse = steak ribeye|
prawn = shrimp|shrimp = prawn|aubergine = eggplant|courgette = zucchini|coriander = cilantro|garbanzo = chickpea hummus|rocket = arugula|
fish = fish salmon tuna cod|sushi = sushi maki nigiri|maki = sushi|kebab = skewer gyro souvlaki|shawarma = gyro kofta|doner = gyro|
dumpling = dumpling gyoza|gyoza = dumpling|potsticker = gyoza dumpling|wings = wings|drumstick = chicken|nuggets = tenders chicken|tenders = tenders chicken
starter = appetizer|appetiser = appetizer|main = entree|mains = entree|sweets = dessert|sweet = dessert|pudding = pudding dessert|ice cream = gelato sorbet
donut = doughnut donut|doughnut = donut|cake = cake cheesecake|breakfast = pancakes eggs omelette waffle|brunch = pancakes eggs benedict|
java = coffee|latte = coffee|boba = tea|healthy = salad bowl vegetarian|salads = salad|hot = spicy|halaal = halal|
asian = chinese japanese thai korean vietnamese|middle eastern = mediterranean|latin = mexican caribbean|tex mex = mexican|soulfood = soul|diner = breakfast american`

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

const entries = (list: string) => list.split(/[|\n]+/).map((entry) => entry.trim())
const nearby = new Set(entries(NEARBY))
const fillers = new Set([...nearby, ...entries(FILLERS)])
const synonyms = new Map(
  entries(SYNONYMS)
    .filter((entry) => entry !== '')
    .map((entry): [string, Term] => {
      const [said = '', meant = ''] = entry.split(' = ')
      return [said, meant.split(' ')]
    }),
)
/** The most words in a phrase of the lists. */
const MAX_PHRASE = 3

/** The single words that have synonyms. */
export const EVERYDAY_WORDS: readonly string[] = [...synonyms.keys()].filter((said) => !said.includes(' '))

/** The words of a search to match as typed. */
export function statedWords(words: readonly string[]): string[] {
  const cut = [...nearby].find((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `))
  return cut ? ` ${words.join(' ')} `.replace(` ${cut} `, ' ').split(' ').filter(Boolean) : [...words]
}

/** Translates the words of a search: without fillers, with synonyms, in singular and plural. */
export function meantBy(words: readonly string[]): Meant {
  const left: string[] = []
  const terms: Term[] = []
  const priceLevels: PriceLevel[] = []
  for (let at = 0; at < words.length; ) {
    const phrases = Array.from({ length: MAX_PHRASE }, (_, index) => words.slice(at, at + MAX_PHRASE - index))
    const phrase = phrases.find((some) => isListed(some.join(' '))) ?? words.slice(at, at + 1)
    const said = phrase.join(' ')
    const prices = priceOf(said)
    priceLevels.push(...prices)
    if (prices.length === 0 && !fillers.has(said)) {
      left.push(...phrase)
      terms.push(wordsFor(said))
    }
    at += phrase.length
  }
  return { words: left, terms, priceLevels }
}

const priceOf = (said: string) => (Object.hasOwn(PRICES, said) ? (PRICES[said] ?? []) : [])
const isListed = (said: string) => fillers.has(said) || synonyms.has(said) || priceOf(said).length > 0

function wordsFor(said: string): Term {
  const one = singular(said)
  const known = synonyms.get(said) ?? synonyms.get(one)
  return [...new Set(known ? [...known, ...(said.includes(' ') ? [] : [one])] : [said, one])]
}

/** 'Curries' also matches as 'curry', 'burgers' as 'burger'. */
function singular(word: string): string {
  if (word.length < 5 || !word.endsWith('s') || word.endsWith('ss')) return word
  return word.endsWith('ies') ? `${word.slice(0, -3)}y` : word.slice(0, -1)
}
