import type { ComponentProps } from 'react'
import { ariaDisabled } from './aria-disabled'
import { type ButtonLook, buttonStyles } from './button-styles'
import { cn } from './class-names'
import { Spinner } from './spinner'

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Shows a spinner instead of the label, keeps the width and ignores presses. */
    pending?: boolean
  }

/** Does something on this screen; use LinkButton to go to another one. */
export function Button({ variant, size, wide, pending, className, children, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      className={cn(buttonStyles({ variant, size, wide }), className)}
      aria-busy={pending ? true : undefined}
      {...rest}
      {...ariaDisabled(pending, onClick)}
    >
      {pending ? (
        <>
          <span className="absolute inset-0 grid place-items-center">
            <Spinner />
          </span>
          {/* The label stays in place for the width and the accessible name. */}
          <span className="inline-flex items-center gap-2 opacity-0">{children}</span>
        </>
      ) : (
        children
      )}
    </button>
  )
}
