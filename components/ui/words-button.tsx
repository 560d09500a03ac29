'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from './button'
import { latePart } from './late-part'
import type { WordsDialogProps } from './words-dialog'

const WordsDialog = latePart(async () => (await import('./words-dialog')).WordsDialog)

/** A button that asks for words, and reads the page again once they are sent. Its dialog loads at the press. */
export function WordsButton({ text, ...words }: Omit<WordsDialogProps, 'onDone' | 'onClose'> & { text: string }) {
  const router = useRouter()
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
        {text}
      </Button>
      {open && <WordsDialog {...words} onDone={router.refresh} onClose={() => setOpen(false)} />}
    </>
  )
}
