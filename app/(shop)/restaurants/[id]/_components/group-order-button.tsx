'use client'

import { Users } from 'lucide-react'
import { Button } from '@/components/ui/button'
import { alertUser } from '@/components/ui/toast'
import { TEXTS } from '@/lib/contract/texts'

/** Ordering together is announced, not built yet (spec §8.2). */
export function GroupOrderButton({ className }: { className?: string }) {
  return (
    <Button variant="secondary" size="sm" className={className} onClick={() => alertUser(TEXTS.comingSoon)}>
      <Users className="size-4" />
      Group order
    </Button>
  )
}
