import type { MouseEvent, MouseEventHandler } from 'react'

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * The props of a button that must not be pressed at the moment but keeps the focus: `disabled` would drop it, and
 * keyboard users would lose their place. Enter in a field presses the form's button, so that is ignored as well.
 */
export function ariaDisabled(held: boolean | undefined, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return held ? { 'aria-disabled': true, onClick: ignore } : { onClick }
}
