'use client'

import { WordsButton } from '@/components/ui/words-button'
import { call } from '@/lib/client/api'
import { MAX_ANSWER } from '@/lib/restaurants/rules/suspension'

type SuspensionNoteProps = {
  restaurantId: number
  /** 'Suspended by Plateful until …' */
  title: string
  reason: string
  /** It is new and waits for its approval. */
  waits: boolean
  answer: string
  /** Whether the viewer may answer. */
  mayAnswer: boolean
}

/** Why a restaurant is off the site, and what its owner says to that. */
export function SuspensionNote({ restaurantId, title, reason, waits, answer, mayAnswer }: SuspensionNoteProps) {
  return (
    <section aria-labelledby="suspension" className="rounded-md bg-warning-soft px-4 py-3 text-sm text-warning-ink">
      <h2 id="suspension" className="font-bold text-base">
        {title}
      </h2>
      <p className="break-words">{reason}</p>
      <p className="mt-1">{`Customers do not find it and cannot order.${waits ? '' : ' Open orders go on.'}`}</p>
      {answer && <p className="mt-2 whitespace-pre-line break-words">{`Your answer: ‘${answer}’`}</p>}
      {!answer && !waits && mayAnswer && (
        <div className="mt-3 flex">
          <WordsButton
            text="Answer Plateful"
            title="Answer Plateful"
            description="Tell us what has changed, or why this is not right. You can answer once."
            label="Your answer"
            most={MAX_ANSWER}
            send={(text) => call('answerSuspension', { params: { id: restaurantId }, body: { text } })}
            doneText="Plateful has your answer."
          />
        </div>
      )}
    </section>
  )
}
