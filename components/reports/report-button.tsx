'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { latePart } from '@/components/ui/late-part'
import { alertUser } from '@/components/ui/toast'
import { signupModal } from '@/lib/accounts/browser/dialogs'
import { session } from '@/lib/accounts/browser/session'
import { TEXTS } from '@/lib/contract/texts'
import type { Reportable } from '@/lib/reports/rules'

const ReportDialog = latePart(async () => (await import('./report-dialog')).ReportDialog)

type ReportButtonProps = {
  things: readonly Reportable[]
  /** The account that made them, which sees no button. */
  authorId: number
  /** The reported thing in words, as in 'the review by Ada'. */
  label: string
  /** Beside the thing itself, where one word is enough to see. */
  isShort?: boolean
}

/** Reports something to the operators. Part of every page; CSS hides it from the author. */
export function ReportButton({ things, authorId, label, isShort }: ReportButtonProps) {
  const [open, setOpen] = useState(false)

  async function ask() {
    const viewer = await session.whenKnown()
    if (!viewer) alertUser(TEXTS.loginRequired)
    else if (viewer.guestAccount) signupModal.open()
    else setOpen(true)
  }

  if (things.length === 0) return null
  return (
    <span data-others={authorId}>
      <Button variant="ghost" size="sm" className="-mx-3.5 font-medium text-ink-soft" onClick={() => void ask()}>
        {isShort ? 'Report' : `Report ${label}`}
        {isShort && <span className="sr-only">{` ${label}`}</span>}
      </Button>
      {open && <ReportDialog things={things} onClose={() => setOpen(false)} />}
    </span>
  )
}
