'use client'

import { useRouter } from 'next/navigation'
import { useController } from 'react-hook-form'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import { Field } from '@/components/ui/field'
import { FormAlert } from '@/components/ui/form-alert'
import { FormButtons } from '@/components/ui/form-buttons'
import { Textarea } from '@/components/ui/textarea'
import { notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { TEXTS } from '@/lib/contract/texts'

/** A review with the name of its author and the restaurant's reply. */
export type RepliedReview = { id: number; author: string; text: string; reply: string | null }

/** Writes or changes the restaurant's reply to a review. */
export function ReplyDialog({ review, onClose }: { review: RepliedReview; onClose: () => void }) {
  const router = useRouter()
  const { id, author, text, reply } = review
  const { control, errors, alert, pending, submit } = useApiForm({
    schema: async () => (await import('@/lib/reviews/contract/schemas')).replyBody,
    defaultValues: { text: reply ?? '' },
    mode: 'onSubmit',
    failureText: TEXTS.replyFailed,
    send: (body) => call('replyToReview', { params: { id }, body }),
    onDone() {
      onClose()
      notify('Reply saved.')
      router.refresh()
    },
  })
  const words = useController({ control, name: 'text' }).field
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !pending && onClose()}
      title={`Reply to ${author}`}
      description="Everybody can read your reply below the review."
    >
      <form noValidate onSubmit={submit} className="flex flex-col gap-3 pt-2 pb-2">
        <FormAlert text={alert} />
        <blockquote className="line-clamp-4 whitespace-pre-line break-words border-line border-l-4 pl-3 text-ink-soft">
          {text}
        </blockquote>
        <Field label="Your reply" error={errors.text} required>
          <Textarea rows={4} maxLength={500} placeholder="Thank them, or say what you will do better" {...words} />
        </Field>
        <FormButtons label="Save reply" pending={pending}>
          <Button variant="secondary" onClick={onClose} disabled={pending}>
            Cancel
          </Button>
        </FormButtons>
      </form>
    </Dialog>
  )
}
