'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { Textarea } from '@/components/ui/textarea'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
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
      {!answer && !waits && mayAnswer && <Answer restaurantId={restaurantId} />}
    </section>
  )
}

function Answer({ restaurantId }: { restaurantId: number }) {
  const router = useRouter()
  const [text, setText] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, run } = useAction(setProblem)
  if (text === null) {
    return (
      <Button variant="secondary" size="sm" className="mt-2" onClick={() => setText('')}>
        Answer Plateful
      </Button>
    )
  }
  const send = () => call('answerSuspension', { params: { id: restaurantId }, body: { text } })
  return (
    <form
      method="dialog"
      className="mt-3 max-w-192 rounded-md bg-surface p-4 text-ink"
      onSubmit={(event) => {
        event.preventDefault()
        void run(true, send, router.refresh)
      }}
    >
      <FormAlert text={problem} />
      <Field label="Your answer" hint="Plateful reads it. You can send one." required>
        <Textarea
          autoFocus
          rows={3}
          maxLength={MAX_ANSWER}
          value={text}
          onChange={({ target }) => setText(target.value)}
        />
      </Field>
      <Button type="submit" className="mt-2" pending={pending !== null} disabled={text.trim() === ''}>
        Send
      </Button>
    </form>
  )
}
