import { ChipSet } from '@/components/ui/chip-set'
import { ALLERGEN_TITLES, ALLERGENS, DIETARY_TAGS, DIETARY_TITLES } from '@/lib/menu/rules/dietary'
import { ItemGroupsField } from './item-groups-field'
import type { MenuItemValues } from './menu-item-values'

const DIETARY_OPTIONS = DIETARY_TAGS.map((tag) => ({ value: tag, label: DIETARY_TITLES[tag] }))
const ALLERGEN_OPTIONS = ALLERGENS.map((allergen) => ({ value: allergen, label: ALLERGEN_TITLES[allergen] }))

type Extras = Pick<MenuItemValues, 'dietary' | 'allergens' | 'groupIds'>

export type MenuItemExtrasProps = {
  values: Extras
  /** The modifier groups of the restaurant; without them the item keeps its own. */
  groups: readonly { id: number; name: string }[] | undefined
  onChange: (changed: Partial<Extras>) => void
}

/** The optional parts of an item: its tags, allergens and modifier groups. */
export function MenuItemExtras({ values, groups, onChange }: MenuItemExtrasProps) {
  return (
    <>
      <ChipSet
        label="Dietary tags"
        hint="Customers filter the menu by them."
        options={DIETARY_OPTIONS}
        chosen={values.dietary}
        onChange={(dietary) => onChange({ dietary })}
      />
      <ChipSet
        label="Allergens"
        hint="Without one, customers are told to ask you."
        options={ALLERGEN_OPTIONS}
        chosen={values.allergens}
        onChange={(allergens) => onChange({ allergens })}
      />
      {groups && (
        <ItemGroupsField groups={groups} chosen={values.groupIds} onChange={(groupIds) => onChange({ groupIds })} />
      )}
    </>
  )
}
