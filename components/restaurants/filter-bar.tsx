'use client'

import { ArrowDownWideNarrow } from 'lucide-react'
import { Chip } from '@/components/ui/chip'
import { ChipSelect } from '@/components/ui/chip-select'
import { ScrollRow } from '@/components/ui/scroll-row'
import { PRICE_LEVEL_SIGNS, PRICE_LEVELS, type PriceLevel } from '@/lib/restaurants/rules/catalog'
import { formatRating } from '@/lib/restaurants/rules/rating'
import {
  MAX_DELIVERY_MINUTES,
  MIN_RATING_TENTHS,
  RESTAURANT_SORTS,
  type RestaurantFilter,
  type RestaurantSort,
} from '@/lib/restaurants/rules/restaurant-filter'

const PRICE_LEVEL_NAMES: Record<PriceLevel, string> = {
  INEXPENSIVE: 'inexpensive',
  MODERATE: 'moderate',
  EXPENSIVE: 'expensive',
  VERY_EXPENSIVE: 'very expensive',
}
const SORT_NAMES: Record<RestaurantSort, string> = {
  recommended: 'Recommended',
  rating: 'Highest rated',
  'delivery-time': 'Fastest delivery',
  newest: 'Newest',
  opening: 'First to open',
}
const ANY = ''

const SORT_OPTIONS = RESTAURANT_SORTS.map((sort) => ({ value: sort, label: SORT_NAMES[sort] }))
const RATING_OPTIONS = [
  { value: ANY, label: 'Any rating' },
  ...MIN_RATING_TENTHS.map((tenths) => ({ value: String(tenths), label: `${formatRating(tenths / 10)}★ and up` })),
]
const TIME_OPTIONS = [
  { value: ANY, label: 'Any delivery time' },
  ...MAX_DELIVERY_MINUTES.map((minutes) => ({ value: String(minutes), label: `Within ${minutes} min` })),
]

type FilterBarProps = { filter: RestaurantFilter; onChange: (filter: RestaurantFilter) => void }

/** Sort, open now, minimum rating, delivery time and price levels; each takes effect at once. */
export function FilterBar({ filter, onChange }: FilterBarProps) {
  const toggle = (level: PriceLevel) =>
    PRICE_LEVELS.filter((known) => filter.priceLevels.includes(known) !== (known === level))
  return (
    <ScrollRow label="Filters" className="gap-2 pr-1">
      <ChipSelect
        label="Sort by"
        icon={<ArrowDownWideNarrow />}
        options={SORT_OPTIONS}
        value={filter.sort}
        selected={filter.sort !== 'recommended'}
        onChange={(value) =>
          onChange({ ...filter, sort: RESTAURANT_SORTS.find((sort) => sort === value) ?? 'recommended' })
        }
      />
      <Chip selected={filter.openNow} onClick={() => onChange({ ...filter, openNow: !filter.openNow })}>
        Open now
      </Chip>
      <ChipSelect
        label="Minimum rating"
        options={RATING_OPTIONS}
        value={filter.minRatingTenths === null ? ANY : String(filter.minRatingTenths)}
        selected={filter.minRatingTenths !== null}
        onChange={(value) => onChange({ ...filter, minRatingTenths: value === ANY ? null : Number(value) })}
      />
      <ChipSelect
        label="Delivery time"
        options={TIME_OPTIONS}
        value={filter.maxMinutes === null ? ANY : String(filter.maxMinutes)}
        selected={filter.maxMinutes !== null}
        onChange={(value) => onChange({ ...filter, maxMinutes: value === ANY ? null : Number(value) })}
      />
      <fieldset className="flex shrink-0 gap-2">
        <legend className="sr-only">Price level</legend>
        {PRICE_LEVELS.map((level) => (
          <Chip
            key={level}
            selected={filter.priceLevels.includes(level)}
            className="tabular min-w-13 justify-center"
            onClick={() => onChange({ ...filter, priceLevels: toggle(level) })}
          >
            {PRICE_LEVEL_SIGNS[level]}
            <span className="sr-only">{PRICE_LEVEL_NAMES[level]}</span>
          </Chip>
        ))}
      </fieldset>
    </ScrollRow>
  )
}
