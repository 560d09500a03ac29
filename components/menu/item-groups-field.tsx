import { X } from 'lucide-react'
import { useId } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { MoveButtons } from '@/components/ui/move-buttons'
import { Select } from '@/components/ui/select'
import { MAX_GROUPS_OF_ITEM } from '@/lib/list-limits'
import { moveInList } from '@/lib/menu/rules/menu-layout'

type ItemGroupsFieldProps = {
  /** The modifier groups of the restaurant. */
  groups: readonly { id: number; name: string }[]
  /** The groups of the item, in order. */
  chosen: readonly number[]
  onChange: (chosen: number[]) => void
}

/** Chooses the modifier groups of an item and their order. */
export function ItemGroupsField({ groups, chosen, onChange }: ItemGroupsFieldProps) {
  const hintId = useId()
  const attached = chosen.flatMap((id) => groups.find((group) => group.id === id) ?? [])
  const others = groups.filter(({ id }) => !chosen.includes(id))
  return (
    <fieldset aria-describedby={hintId} className="min-w-0 pb-3">
      <legend className="mb-1.5 font-medium text-ink text-sm">
        Choices<span className="font-normal text-ink-soft"> (optional)</span>
      </legend>
      <ol className="mb-2 divide-y divide-line rounded-md border border-line bg-surface empty:hidden">
        {attached.map(({ id, name }, index) => (
          <li key={id} className="flex items-center gap-2 py-0.5 pr-1 pl-4">
            <span className="min-w-0 flex-1 break-words text-base">{name}</span>
            <MoveButtons
              label={name}
              index={index}
              count={attached.length}
              onMove={(to) => onChange(moveInList(chosen, index, to))}
            />
            <IconButton
              label={`Take ${name} away`}
              icon={<X />}
              onClick={() => onChange(chosen.filter((other) => other !== id))}
            />
          </li>
        ))}
      </ol>
      {others.length > 0 && chosen.length < MAX_GROUPS_OF_ITEM && (
        <Select
          aria-label="Add a choice"
          placeholder="Add a choice"
          value=""
          onChange={({ target }) => onChange([...chosen, Number(target.value)])}
          options={others.map(({ id, name }) => ({ value: String(id), label: name }))}
        />
      )}
      <p id={hintId} className="pt-1.5 text-ink-soft text-sm">
        {groups.length > 0
          ? 'Sizes, extras and the like, in the order in which customers are asked.'
          : "Make sizes, extras and the like under 'Choices' first."}
      </p>
    </fieldset>
  )
}
