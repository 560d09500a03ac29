'use client'

import { type SubmitEvent, useState } from 'react'
import { Button } from '@/components/ui/button'
import { ErrorText } from '@/components/ui/field'
import { Select } from '@/components/ui/select'
import { TextInput } from '@/components/ui/text-input'
import { readRepricing } from '@/lib/menu/rules/menu-sheet'
import { type Repricing, ROUNDINGS, type Rounding } from '@/lib/menu/rules/reprice'

const UNITS = [
  { value: 'percent', label: '%' },
  { value: 'amount', label: '$' },
] as const satisfies { value: Repricing['by']; label: string }[]
// Keys that look like numbers come first in an object, whatever their order in the source.
const ORDER = ['none', '00', '25', '50', '95'] as const satisfies Rounding[]
const ROUNDING_OPTIONS = ORDER.map((value) => ({ value, label: ROUNDINGS[value].title }))

type RepriceBarProps = {
  /** The items that it changes, in words. */
  target: string
  onApply: (change: Repricing, rounding: Rounding) => void
}

/** Changes many prices of a sheet at once, by a share or an amount. */
export function RepriceBar({ target, onApply }: RepriceBarProps) {
  const [text, setText] = useState('')
  const [by, setBy] = useState<Repricing['by']>('percent')
  const [rounding, setRounding] = useState<Rounding>('none')
  const [isWrong, setWrong] = useState(false)

  const apply = (event: SubmitEvent) => {
    event.preventDefault()
    const change = readRepricing(text, by)
    setWrong(!change)
    if (change) onApply(change, rounding)
  }

  return (
    <form
      noValidate
      method="dialog"
      onSubmit={apply}
      aria-label="Change prices"
      className="flex flex-wrap items-center gap-2 rounded-lg border border-line bg-surface px-3 py-2"
    >
      <label htmlFor="reprice-by" className="mr-1 font-semibold text-sm">
        Change prices by
      </label>
      <div className="w-24">
        <TextInput
          fieldId="reprice-by"
          inputMode="decimal"
          autoComplete="off"
          className="tabular"
          value={text}
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? 'reprice-error' : undefined}
          onChange={({ target: input }) => setText(input.value)}
        />
      </div>
      <div className="w-20">
        <Select
          aria-label="Percent or dollars"
          options={UNITS}
          value={by}
          onChange={({ target: select }) =>
            setBy(UNITS.find(({ value }) => value === select.value)?.value ?? 'percent')
          }
        />
      </div>
      <div className="w-36">
        <Select
          aria-label="Rounding"
          options={ROUNDING_OPTIONS}
          value={rounding}
          onChange={({ target: select }) => setRounding(ORDER.find((value) => value === select.value) ?? 'none')}
        />
      </div>
      <Button type="submit" variant="secondary">
        Apply to {target}
      </Button>
      {isWrong && (
        <p id="reprice-error" role="alert" className="w-full text-sm">
          <ErrorText text="Type a number, such as 10, or -0.50 to lower prices." />
        </p>
      )}
    </form>
  )
}
