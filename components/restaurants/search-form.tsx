'use client'

import { Search } from 'lucide-react'
import { type ComponentType, lazy, Suspense, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { TextInput } from '@/components/ui/text-input'
import {
  MAX_SEARCH,
  oneSpelling,
  type RestaurantFilter,
  restaurantFilterQuery,
} from '@/lib/restaurants/rules/restaurant-filter'
import type { SearchSuggestionsProps } from './search-suggestions'

// Without a connection the search works like one without suggestions.
const SearchSuggestions = lazy<ComponentType<SearchSuggestionsProps>>(() =>
  import('./search-suggestions').then(
    ({ SearchSuggestions: view }) => ({ default: view }),
    () => ({ default: () => null }),
  ),
)

type SearchFormProps = { filter: RestaurantFilter; onSearch: (search: string) => void }

/** Searches for a dish or a restaurant among those of the filter; without scripts the form sends the filter along. */
export function SearchForm({ filter, onSearch }: SearchFormProps) {
  'use no memo'
  const box = useRef<HTMLInputElement>(null)
  const [begun, setBegun] = useState(false)
  const others = new URLSearchParams(restaurantFilterQuery({ ...filter, search: '' }))
  return (
    <search>
      <form
        action="/home"
        className="flex max-w-2xl gap-2"
        onSubmit={(event) => {
          event.preventDefault()
          onSearch(oneSpelling(String(new FormData(event.currentTarget).get('q') ?? '')))
        }}
      >
        <div className="relative min-w-0 flex-1">
          <TextInput
            ref={box}
            type="search"
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={false}
            onFocus={() => setBegun(true)}
            name="q"
            aria-label="Find a dish or restaurant"
            placeholder="Find a dish or restaurant"
            defaultValue={filter.search}
            maxLength={MAX_SEARCH}
            enterKeyHint="search"
            autoComplete="off"
            before={<Search />}
          />
          {begun && (
            <Suspense fallback={null}>
              <SearchSuggestions box={box} />
            </Suspense>
          )}
        </div>
        {[...others].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit" variant="secondary">
          Find
        </Button>
      </form>
    </search>
  )
}
