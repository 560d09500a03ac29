import type { ReactNode } from 'react'
import { MenuItemGrid } from './menu-item-card'

type MenuSectionProps = {
  /** The id that the section navigation links to. */
  id: string
  title: string
  /** MenuItemCards in list items. */
  children: ReactNode
}

/** One type of menu item on a menu, under its heading. */
export function MenuSection({ id, title, children }: MenuSectionProps) {
  return (
    <section id={id} tabIndex={-1} aria-labelledby={`${id}-title`} className="scroll-mt-14 outline-none">
      <h2 id={`${id}-title`} className="mb-4 font-bold text-xl">
        {title}
      </h2>
      <MenuItemGrid columns={2}>{children}</MenuItemGrid>
    </section>
  )
}
