'use client'

import { type ReactNode, useState } from 'react'
import { useAction } from '@/lib/client/use-action'
import { Button } from './button'
import { Dialog } from './dialog'
import { Field } from './field'
import { FormAlert } from './form-alert'
import { Textarea } from './textarea'
import { notify } from './toast'

export type WordsDialogProps = {
  title: string
  description: string
  confirmLabel?: string
  destructive?: boolean
  /** The field of the words, and how many characters it takes. */
  label: string
  hint?: string
  most: number
  /** Fields before and after the words; with a problem in them, it cannot be sent yet. */
  children?: ReactNode
  after?: ReactNode
  isReady?: boolean
  send: (words: string) => Promise<unknown>
  doneText: string
  onDone?: () => void
  onClose: () => void
}

/** Asks for words and sends them. A failure stays in the dialog, with what was typed. */
export function WordsDialog(props: WordsDialogProps) {
  const { title, description, confirmLabel = 'Send', label, hint, most, isReady = true, onClose } = props
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, run } = useAction(setProblem)
  const words = text.trim()

  async function submit() {
    setProblem(null)
    if (!(await run(true, () => props.send(words)))) return
    notify(props.doneText)
    onClose()
    props.onDone?.()
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
          <Button
            variant={props.destructive ? 'danger' : 'primary'}
            pending={pending !== null}
            disabled={!isReady || words === ''}
            onClick={() => void submit()}
          >
            {confirmLabel}
          </Button>
        </>
      }
    >
      <div className="flex flex-col gap-4">
        <FormAlert text={problem} />
        {props.children}
        <Field label={label} hint={hint} required>
          <Textarea rows={3} maxLength={most} value={text} onChange={({ target }) => setText(target.value)} />
        </Field>
        {props.after}
      </div>
    </Dialog>
  )
}
