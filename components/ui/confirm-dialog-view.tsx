'use client'

import { Description, Title } from 'radix-ui/dialog'
import { type ReactNode, type RefObject, useRef, useState } from 'react'
import { Button } from './button'
import { Field } from './field'
import type { OverlayProps } from './late'
import { OverlayFrame } from './overlay-frame'
import { TextInput } from './text-input'

type ConfirmDialogProps = OverlayProps & {
  title: string
  /** The consequence, in a sentence. */
  description: ReactNode
  confirmLabel: string
  cancelLabel?: string
  /** Styles the confirming button as dangerous. */
  destructive?: boolean
  /** A text that must be typed before confirming. */
  typedText?: string
  /**
   * Runs once, while the dialog shows a pending button. On true the dialog closes. On false (it failed) the dialog
   * stays open for another attempt, with what was typed. The caller reports failures.
   */
  onConfirm: () => boolean | Promise<boolean>
  /** More information for the decision, such as what else is deleted. */
  children?: ReactNode
}

/** Asks once before something that cannot be undone. */
export function ConfirmDialogView(props: ConfirmDialogProps) {
  const [pending, setPending] = useState(false)
  const cancel = useRef<HTMLButtonElement>(null)

  async function confirm() {
    setPending(true)
    try {
      if (await props.onConfirm()) props.onOpenChange(false)
    } finally {
      setPending(false)
    }
  }

  return (
    <OverlayFrame
      role="alertdialog"
      open={props.open}
      onOpenChange={(open) => !pending && props.onOpenChange(open)}
      isDescribed
      // The safe button takes the focus first, unless something has to be typed.
      firstFocus={props.typedText ? undefined : cancel}
      className="fixed inset-0 z-50 m-auto flex h-fit max-h-[calc(100dvh-2rem)] w-[calc(100vw-2rem)] max-w-112 flex-col gap-3 overflow-y-auto rounded-lg bg-surface p-6 shadow-soft outline-none data-[state=closed]:animate-sink-out data-[state=open]:animate-rise-in"
    >
      <Title className="font-bold text-xl">{props.title}</Title>
      <Description className="text-base text-ink-soft">{props.description}</Description>
      {props.children}
      <ConfirmForm {...props} pending={pending} cancel={cancel} onSubmit={confirm} />
    </OverlayFrame>
  )
}

type ConfirmFormProps = ConfirmDialogProps & {
  pending: boolean
  cancel: RefObject<HTMLButtonElement | null>
  onSubmit: () => Promise<void>
}

/** A separate component, so that its state is dropped when the dialog closes. */
function ConfirmForm({ typedText, pending, cancel, onSubmit, ...props }: ConfirmFormProps) {
  const [typed, setTyped] = useState('')
  const allowed = !typedText || typed.trim() === typedText
  return (
    <form
      className="mt-1 flex flex-col gap-2"
      onSubmit={(event) => {
        event.preventDefault()
        // React events bubble through portals: a form around the dialog must not be submitted too.
        event.stopPropagation()
        if (allowed && !pending) void onSubmit()
      }}
    >
      {typedText && (
        <Field label={<>Type “{typedText}” to confirm</>}>
          <TextInput value={typed} onChange={(event) => setTyped(event.target.value)} autoComplete="off" />
        </Field>
      )}
      <div className="mt-2 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button ref={cancel} variant="secondary" disabled={pending} onClick={() => props.onOpenChange(false)}>
          {props.cancelLabel ?? 'Cancel'}
        </Button>
        <Button type="submit" variant={props.destructive ? 'danger' : 'primary'} pending={pending} disabled={!allowed}>
          {props.confirmLabel}
        </Button>
      </div>
    </form>
  )
}
