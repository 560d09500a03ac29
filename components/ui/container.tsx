import type { ComponentProps } from 'react'
import { cn } from './class-names'

const WIDTHS = { sm: 'max-w-120', md: 'max-w-192', lg: 'max-w-304', xl: 'max-w-352', full: '' }

type ContainerProps = ComponentProps<'div'> & {
  /** sm: a form; md: a list to read; lg: most screens; xl: grids of pictures; full: the bar beside a sidebar. */
  width?: keyof typeof WIDTHS
}

/** Limits the content to a readable width, with margins at the sides. */
export function Container({ width = 'lg', className, ...rest }: ContainerProps) {
  return <div className={cn('mx-auto w-full px-4 sm:px-6 lg:px-8', WIDTHS[width], className)} {...rest} />
}
