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

/** The form of the owner's one answer to the operators. */
export function SuspensionAnswerForm({ restaurantId }: { restaurantId: number }) {
  const router = useRouter()
  const [text, setText] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, run } = useAction(setProblem)
  const send = () => call('answerSuspension', { params: { id: restaurantId }, body: { text } })
  return (
    <form
      method="dialog"
      className="max-w-192 rounded-md bg-surface p-4 text-ink"
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
