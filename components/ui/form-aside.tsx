import type { ReactNode } from 'react'
import { FormAlert } from './form-alert'
import { LinkButton } from './link-button'

type FormAsideProps = {
  /** The card as customers will see it. */
  preview: ReactNode
  alert: string | null
  cancelHref: string
  /** The button that sends the form. */
  children: ReactNode
}

/** Beside the fields of a long form: the preview and the buttons. */
export function FormAside({ preview, alert, cancelHref, children }: FormAsideProps) {
  return (
    <div className="lg:sticky lg:top-[calc(var(--top-bar)+1.5rem)] lg:self-start">
      {/* The preview is inert: its text repeats the fields. */}
      <div inert>
        <p className="mb-3 font-medium text-ink-soft text-sm">This is how customers will see it</p>
        {preview}
      </div>
      <div className="mt-5 flex flex-col gap-3">
        <FormAlert text={alert} />
        {children}
        <LinkButton href={cancelHref} prefetch={false} variant="ghost" wide>
          Cancel
        </LinkButton>
      </div>
    </div>
  )
}
