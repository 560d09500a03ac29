import type { ComponentProps } from 'react'
import { Field } from './field'
import { TextInput } from './text-input'

type TextFieldProps = Omit<ComponentProps<typeof Field>, 'children'> & ComponentProps<typeof TextInput>

/** A labeled line of text. */
export function TextField({ label, hint, error, example, required, optional, className, ...input }: TextFieldProps) {
  return (
    <Field {...{ label, hint, error, example, required, optional, className }}>
      <TextInput {...input} />
    </Field>
  )
}
