'use client'

import { Chip } from '@/components/ui/chip'
import { ScrollRow } from '@/components/ui/scroll-row'
import { FOOD_TYPE_TITLES, FOOD_TYPES, type FoodType } from '@/lib/domain/catalog'

type FoodTypeChipsProps = { selected: FoodType | null; onSelect: (type: FoodType | null) => void }

/** All menu items, or those of one type. */
export function FoodTypeChips({ selected, onSelect }: FoodTypeChipsProps) {
  return (
    <ScrollRow label="Kinds of dish">
      <Chip selected={selected === null} onClick={() => onSelect(null)}>
        All
      </Chip>
      {FOOD_TYPES.map((type) => (
        <Chip key={type} selected={selected === type} onClick={() => onSelect(selected === type ? null : type)}>
          {FOOD_TYPE_TITLES[type]}
        </Chip>
      ))}
    </ScrollRow>
  )
}
