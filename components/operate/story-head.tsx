import type { ReactNode } from 'react'
import { StatusPill, type Tone } from '@/components/ui/status-pill'
import { ERROR_TEXTS } from '@/lib/contract/error-texts'

type StoryHeadProps = {
  /** Stands before the title. */
  picture?: ReactNode
  title: string
  state: { text: string; tone: Tone }
  about: string
  acts: ReactNode
  /** It is the operator's own matter. */
  isOwn: boolean
}

/** The heading of the screen of an order, a restaurant or a person, with its state and the acts on it. */
export function StoryHead({ picture, title, state, about, acts, isOwn }: StoryHeadProps) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-3">
      <div className="flex min-w-0 items-center gap-3">
        {picture}
        <div className="min-w-0">
          <h1 className="flex flex-wrap items-center gap-3 break-words font-extrabold text-2xl">
            {title}
            <StatusPill tone={state.tone}>{state.text}</StatusPill>
          </h1>
          <p className="break-words text-ink-soft text-sm">{about}</p>
        </div>
      </div>
      <Acts isOwn={isOwn}>{acts}</Acts>
    </div>
  )
}

/** The acts on something. On an operator's own matter they are disabled, with the reason beside them. */
export function Acts({ isOwn, children }: { isOwn: boolean; children: ReactNode }) {
  return (
    <fieldset disabled={isOwn} className="flex min-w-0 flex-wrap items-center gap-2">
      <legend className="sr-only">Acts</legend>
      {children}
      {isOwn && <p className="text-ink-soft text-sm">{ERROR_TEXTS.ownMatter}</p>}
    </fieldset>
  )
}
