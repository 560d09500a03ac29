'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { IconButton } from '@/components/ui/icon-button'
import { latePart } from '@/components/ui/late-part'
import { alertUser, notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import type { RepliedReview } from './reply-dialog'

const ReplyDialog = latePart(async () => (await import('./reply-dialog')).ReplyDialog)

/** The owner's buttons for a review: reply, or edit and delete the reply. */
export function ReplyActions({ review }: { review: RepliedReview }) {
  const { id, author, reply } = review
  const router = useRouter()
  const [isOpen, setOpen] = useState(false)
  const about = { topic: `reply ${id}` }
  const { pending, run } = useAction((text) => alertUser(text, about))
  const remove = () =>
    run(true, async () => {
      await call('deleteReply', { params: { id } })
      notify('Reply deleted.', about)
      router.refresh()
    })
  return (
    <>
      {reply === null ? (
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setOpen(true)}>
          Reply<span className="sr-only"> to {author}</span>
        </Button>
      ) : (
        <>
          <IconButton
            label={`Edit your reply to ${author}`}
            icon={<Pencil />}
            aria-haspopup="dialog"
            onClick={() => setOpen(true)}
          />
          <IconButton
            label={`Delete your reply to ${author}`}
            icon={<Trash2 />}
            disabled={pending !== null}
            onClick={remove}
          />
        </>
      )}
      {isOpen && <ReplyDialog review={review} onClose={() => setOpen(false)} />}
    </>
  )
}
