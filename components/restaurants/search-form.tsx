'use client'

import { Search } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { latePart } from '@/components/ui/late-part'
import { TextInput } from '@/components/ui/text-input'
import {
  MAX_SEARCH,
  oneSpelling,
  type RestaurantFilter,
  restaurantFilterQuery,
} from '@/lib/restaurants/rules/restaurant-filter'

// Without a connection the search works like one without suggestions.
const SearchSuggestions = latePart(async () => (await import('./search-suggestions')).SearchSuggestions)

type SearchFormProps = { filter: RestaurantFilter; onSearch: (search: string) => void }

/** Searches for a dish or a restaurant among those of the filter; without scripts the form sends the filter along. */
export function SearchForm({ filter, onSearch }: SearchFormProps) {
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
          {begun && <SearchSuggestions box={box} />}
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
