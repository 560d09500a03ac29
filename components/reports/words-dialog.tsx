'use client'

import { type ReactNode, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { Textarea } from '@/components/ui/textarea'
import { notify } from '@/components/ui/toast'
import { useAction } from '@/lib/client/use-action'
import { MAX_WORDS } from '@/lib/reports/rules'

type WordsDialogProps = {
  title: string
  description: string
  label: string
  /** Fields before the words. */
  children?: ReactNode
  send: (words: string) => Promise<unknown>
  doneText: string
  onDone?: () => void
  onClose: () => void
}

/** Sends words to the operators. */
export function WordsDialog({
  title,
  description,
  label,
  children,
  send,
  doneText,
  onDone,
  onClose,
}: WordsDialogProps) {
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, run } = useAction(setProblem)
  const words = text.trim()

  async function submit() {
    setProblem(null)
    if (!(await run(true, () => send(words)))) return
    notify(doneText)
    onClose()
    onDone?.()
  }

  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button pending={pending !== null} disabled={words === ''} onClick={() => void submit()}>
            Send
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormAlert text={problem} />
        {children}
        <Field label={label} required>
          <Textarea rows={3} maxLength={MAX_WORDS} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
      </div>
    </Dialog>
  )
}
