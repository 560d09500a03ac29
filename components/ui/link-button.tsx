import Link from 'next/link'
import type { ComponentProps } from 'react'
import { type ButtonLook, buttonStyles } from './button-styles'
import { cn } from './class-names'

/** A link that looks like a button. */
export function LinkButton({ variant, size, wide, className, ...rest }: ComponentProps<typeof Link> & ButtonLook) {
  return <Link className={cn(buttonStyles({ variant, size, wide }), className)} {...rest} />
}
