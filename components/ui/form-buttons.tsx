import type { ReactNode } from 'react'
import { Button } from './button'
import { cn } from './class-names'

type FormButtonsProps = {
  /** The words on the button that sends the form. */
  label: string
  pending: boolean
  className?: string
  /** The button that gives up. */
  children: ReactNode
}

/** The end of a form: give up, or send it; on phones one above the other. */
export function FormButtons({ label, pending, className, children }: FormButtonsProps) {
  return (
    <div className={cn('flex flex-col-reverse gap-3 sm:flex-row sm:justify-end', className)}>
      {children}
      <Button type="submit" pending={pending}>
        {label}
      </Button>
    </div>
  )
}
