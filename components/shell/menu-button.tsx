'use client'

import { Menu } from 'lucide-react'
import { useState } from 'react'
import { IconButton } from '@/components/ui/icon-button'
import { late } from '@/components/ui/late'
import { Sheet } from '@/components/ui/sheet'
import { useWaiting } from './use-waiting'

const BurgerMenu = late(async () => {
  const [{ BurgerMenu }] = await Promise.all([import('./burger-menu'), Sheet.preload()])
  return BurgerMenu
})

/** Opens the burger menu, and counts what waits for an owner. */
export function MenuButton() {
  const [isOpen, setOpen] = useState(false)
  const waiting = useWaiting()
  return (
    <>
      <IconButton
        label={waiting.text ? `Open menu, ${waiting.text}` : 'Open menu'}
        icon={<Menu />}
        badge={waiting.orders + waiting.requests || undefined}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        className="-ml-2.5"
        onPointerEnter={BurgerMenu.preload}
        onFocus={BurgerMenu.preload}
        onClick={() => setOpen(true)}
      />
      <BurgerMenu open={isOpen} onOpenChange={setOpen} waiting={waiting} />
    </>
  )
}
