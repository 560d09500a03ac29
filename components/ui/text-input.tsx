'use client'

import type { ComponentProps, ReactNode } from 'react'
import { cn } from './class-names'
import { type ControlLook, controlStyles } from './control-styles'
import { useFieldControl } from './field-context'

type TextInputProps = Omit<ComponentProps<'input'>, 'id' | 'required'> & {
  /** Before the text: an icon, or a sign such as '$'. */
  before?: ReactNode
  /** After the text: a unit, or a small button. */
  after?: ReactNode
  look?: ControlLook
  tall?: boolean
  /** The id of an input outside a Field. */
  fieldId?: string
}

/** A one-line input of any native text type: email, tel, number, password, url, time. */
export function TextInput({ before, after, look, tall, fieldId, className, ...rest }: TextInputProps) {
  const field = useFieldControl(rest)
  const input = (
    <input
      type="text"
      {...rest}
      {...field}
      id={field.id ?? fieldId}
      className={cn(
        controlStyles(look),
        tall ? 'h-13' : 'h-11',
        'px-3.5',
        before && 'pl-10',
        after && 'pr-12',
        className,
      )}
    />
  )
  if (!before && !after) return input
  return (
    <div className="relative">
      {before && (
        <span className="pointer-events-none absolute inset-y-0 left-0 grid w-10 place-items-center text-ink-soft [&_svg]:size-5">
          {before}
        </span>
      )}
      {input}
      {after && (
        <span className="absolute inset-y-0 right-0 grid min-w-11 place-items-center text-ink-soft">{after}</span>
      )}
    </div>
  )
}
