import type { MouseEvent, MouseEventHandler } from 'react'

const ignore = (event: MouseEvent) => event.preventDefault()

/**
 * What a button gets that must not be pressed, for now or at all, but keeps the focus: `disabled` would drop it, and with it
 * the place of whoever uses the keyboard. Enter in a field presses the button of its form, so that is ignored as well.
 */
export function heldBack(held: boolean | undefined, onClick: MouseEventHandler<HTMLButtonElement> | undefined) {
  return held ? { 'aria-disabled': true, onClick: ignore } : { onClick }
}
