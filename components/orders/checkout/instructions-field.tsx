'use client'

import { useEffect, useRef, useState } from 'react'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { Textarea } from '@/components/ui/textarea'
import { session } from '@/lib/accounts/browser/session'
import { userFromWire } from '@/lib/accounts/contract/wire'
import type { User } from '@/lib/accounts/server/shapes'
import { ApiError, call } from '@/lib/client/api'
import { TEXTS } from '@/lib/contract/texts'

type InstructionsFieldProps = { user: User; typed: string | undefined; onText: (text: string) => void }

/**
 * Instructions for the courier, saved with the account on blur. Not with the form pattern of lib/client/api-form.ts,
 * which is as large as all the rest of the checkout.
 */
export function InstructionsField({ user, typed, onText }: InstructionsFieldProps) {
  const [text, setText] = useState(typed ?? user.deliveryInstructions)
  const [saved, setSaved] = useState(user.deliveryInstructions)
  const [state, setState] = useState<'typing' | 'saving' | 'saved'>('typing')
  const [problem, setProblem] = useState<{ ofField: boolean; text: string } | null>(null)
  const field = useRef<HTMLTextAreaElement>(null)
  /** Whether the field was left again while an earlier text was being saved. */
  const changedMeanwhile = useRef(false)

  async function save() {
    setState('saving')
    setProblem(null)
    try {
      const body = { delivery_instructions: text }
      session.setUser(userFromWire(await call('updateProfile', { params: { id: user.id }, body })))
      setSaved(text)
      setState(field.current?.value === text ? 'saved' : 'typing')
    } catch (error) {
      setState('typing')
      showFailure(error)
    }
  }

  function showFailure(error: unknown) {
    if (!(error instanceof ApiError)) {
      console.error(error)
      return setProblem({ ofField: false, text: TEXTS.somethingWrong })
    }
    const refused = error.fields.delivery_instructions
    setProblem({ ofField: refused !== undefined, text: refused ?? error.message })
    if (refused !== undefined) field.current?.focus()
  }

  function leave() {
    if (state === 'saving') changedMeanwhile.current = true
    else if (text !== saved) void save()
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: only the end of a call matters
  useEffect(() => {
    if (state === 'saving' || !changedMeanwhile.current) return
    changedMeanwhile.current = false
    leave()
  }, [state])

  const hints = { typing: 'We keep them for your next order', saving: 'Saving…', saved: 'Saved with your account' }
  return (
    <div>
      <FormAlert text={problem && !problem.ofField ? problem.text : null} />
      <Field
        label="Delivery instructions"
        optional
        error={problem?.ofField ? problem.text : undefined}
        hint={hints[state]}
      >
        <Textarea
          ref={field}
          rows={2}
          maxLength={500}
          placeholder="Ring the bell, leave it at the door, mind the dog"
          value={text}
          onChange={(event) => {
            setText(event.target.value)
            setState((now) => (now === 'saving' ? now : 'typing'))
            setProblem((now) => (now?.ofField ? null : now))
            onText(event.target.value)
          }}
          onBlur={leave}
        />
      </Field>
    </div>
  )
}
