import type { Rows } from '@/lib/contract/endpoint'
import { searchAnswer, searchQuery, suggestionsAnswer, suggestionsQuery } from './schemas'
import { resultsToWire, suggestionsToWire } from './wire'

export const searchEndpoints = {
  search: {
    summary:
      'The servicing restaurants that have all words of a search, or else the closest, with the menu items that fit best',
    description:
      'Open restaurants come first, and those without a menu item last. When none has all words, `suggestion` names the nearest ones that are known.',
    auth: 'public',
    query: searchQuery,
    answer: searchAnswer,
    toWire: resultsToWire,
    limits: ['searches'],
  },
  suggest: {
    summary: 'Restaurants and menu items for a search that is being typed',
    description: 'At most eight, for the words as far as they are typed.',
    auth: 'public',
    query: suggestionsQuery,
    answer: suggestionsAnswer,
    toWire: suggestionsToWire,
    limits: ['searches'],
  },
} as const satisfies Rows
