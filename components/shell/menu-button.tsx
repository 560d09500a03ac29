'use client'

import { Menu } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { Sheet } from '@/components/ui/sheet'
import { newOrdersText, useNewOrderCount } from './use-new-order-count'

const BurgerMenu = late(async () => {
  const [{ BurgerMenu }] = await Promise.all([import('./burger-menu'), Sheet.preload()])
  return BurgerMenu
})

/** Opens the burger menu, and counts the new orders of an owner. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false)
  const newOrders = useNewOrderCount()
  return (
    <>
      <IconButton
        label={newOrders > 0 ? `Open menu, ${newOrdersText(newOrders)}` : 'Open menu'}
        icon={<Menu />}
        badge={newOrders > 0 ? newOrders : undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-ml-2.5"
        onPointerEnter={BurgerMenu.preload}
        onFocus={BurgerMenu.preload}
        onClick={() => setOpen(true)}
      />
      <BurgerMenu open={isOpen} onOpenChange={setOpen} newOrders={newOrders} />
    </>
  )
}
