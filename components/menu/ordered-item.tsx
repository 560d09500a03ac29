import { MoveButtons } from '@/components/ui/move-buttons'
import { Select } from '@/components/ui/select'

type OrderedItemProps = {
  item: { name: string; sectionId: number | null }
  index: number
  count: number
  sections: readonly { id: number; name: string }[]
  onMove: (to: number) => void
  /** Puts the item into a section, or under its type; `where` is the name of that part. */
  onSection: (sectionId: number | null, where: string) => void
}

const UNDER_ITS_TYPE = 'its type'

/** An item in the order of the menu. */
export function OrderedItem({ item, index, count, sections, onMove, onSection }: OrderedItemProps) {
  const { name, sectionId } = item
  const options = [
    { value: '', label: 'Under its type' },
    ...sections.map((section) => ({ value: String(section.id), label: section.name })),
  ]
  return (
    <li className="flex flex-wrap items-center gap-x-3 gap-y-1 border-line border-t px-4 py-1.5 first:border-t-0 sm:flex-nowrap sm:px-5">
      <span className="min-w-0 flex-1 basis-32 break-words text-base">{name}</span>
      {sections.length > 0 && (
        <div className="w-44 max-sm:order-last max-sm:w-full">
          <Select
            aria-label={`Section of ${name}`}
            value={sectionId ?? ''}
            options={options}
            onChange={({ target }) => {
              const chosen = sections.find(({ id }) => String(id) === target.value)
              onSection(chosen?.id ?? null, chosen?.name ?? UNDER_ITS_TYPE)
            }}
          />
        </div>
      )}
      <MoveButtons label={name} index={index} count={count} onMove={onMove} />
    </li>
  )
}
