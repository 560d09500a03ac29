import { ArrowDown, ArrowUp } from 'lucide-react'
import { ariaDisabled } from './aria-disabled'
import { IconButton } from './icon-button'

type MoveButtonsProps = {
  /** What is moved. */
  label: string
  /** Its place in the list, from 0, and how many there are. */
  index: number
  count: number
  onMove: (to: number) => void
}

/** Moves an entry of a list up or down; the buttons keep the focus at both ends of the list. */
export function MoveButtons({ label, index, count, onMove }: MoveButtonsProps) {
  const button = (direction: 'up' | 'down', to: number) => (
    <IconButton
      label={`Move ${label} ${direction}`}
      icon={direction === 'up' ? <ArrowUp /> : <ArrowDown />}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-ink-soft/60"
      {...ariaDisabled(to < 0 || to >= count, () => onMove(to))}
    />
  )
  return (
    <span className="inline-flex shrink-0">
      {button('up', index - 1)}
      {button('down', index + 1)}
    </span>
  )
}
