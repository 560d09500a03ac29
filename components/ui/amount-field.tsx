import { type Cents, formatMoney } from '@/lib/money'
import { Field } from './field'
import { TextInput } from './text-input'

type AmountFieldProps = { mostCents: Cents; typed: string; onType: (typed: string) => void }

/** A field for a part of a sum, in dollars as they are typed. */
export function AmountField({ mostCents, typed, onType }: AmountFieldProps) {
  return (
    <Field label="Amount" hint={`At most ${formatMoney(mostCents)}.`} required>
      <TextInput
        before="$"
        inputMode="decimal"
        autoComplete="off"
        value={typed}
        onChange={({ target }) => onType(target.value)}
      />
    </Field>
  )
}
