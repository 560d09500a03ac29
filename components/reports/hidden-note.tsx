'use client'

import { WordsButton } from '@/components/ui/words-button'
import { call } from '@/lib/client/api'
import { MAX_WORDS, type Thing } from '@/lib/reports/rules'
import type { Hiding } from '@/lib/reviews/server/shapes'

type HiddenNoteProps = {
  thing: Exclude<Thing, { kind: 'restaurant' }>
  hiding: Pick<Hiding, 'reason' | 'answer' | 'answeredAt'>
}

/** Tells the author of something hidden why, and takes one answer. */
export function HiddenNote({ thing, hiding: { reason, answer, answeredAt } }: HiddenNoteProps) {
  const send = (text: string) =>
    thing.kind === 'review'
      ? call('answerHiddenReview', { params: { id: thing.id }, body: { text } })
      : call('answerHiddenPicture', { body: { hash: thing.id, text } })
  return (
    <div className="flex flex-col gap-2 rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      <p className="font-semibold">{`Plateful has hidden this ${thing.kind}. Only you see it.`}</p>
      <p className="whitespace-pre-line break-words">{`Reason: ‘${reason}’`}</p>
      {answeredAt ? (
        <p className="whitespace-pre-line break-words">{`Your answer: ‘${answer}’`}</p>
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
          <p>Not right? You can answer once.</p>
          <WordsButton
            text="Answer"
            title="Answer Plateful"
            description={`Tell us why this ${thing.kind} should be shown. You can answer once.`}
            label="Your answer"
            most={MAX_WORDS}
            send={send}
            doneText="Plateful has your answer."
          />
        </div>
      )}
    </div>
  )
}
