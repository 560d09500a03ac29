'use client'

import { Pencil, Trash2 } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
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
  const [asking, setAsking] = useState<'reply' | 'delete' | null>(null)
  const close = () => setAsking(null)
  const about = { topic: `reply ${id}` }
  const { run } = useAction((text) => alertUser(text, about))
  const remove = () =>
    run(true, async () => {
      await call('deleteReply', { params: { id } })
      notify('Reply deleted.', about)
      // The pressed button disappears with the reply.
      document.getElementById('main')?.focus({ preventScroll: true })
      router.refresh()
    })
  return (
    <>
      {reply === null ? (
        <Button variant="secondary" size="sm" aria-haspopup="dialog" onClick={() => setAsking('reply')}>
          Reply<span className="sr-only"> to {author}</span>
        </Button>
      ) : (
        <>
          <IconButton
            label={`Edit your reply to ${author}`}
            icon={<Pencil />}
            aria-haspopup="dialog"
            onClick={() => setAsking('reply')}
          />
          <IconButton
            label={`Delete your reply to ${author}`}
            icon={<Trash2 />}
            aria-haspopup="dialog"
            onClick={() => setAsking('delete')}
          />
        </>
      )}
      {asking === 'reply' && <ReplyDialog review={review} onClose={close} />}
      <ConfirmDialog
        open={asking === 'delete'}
        onOpenChange={(open) => !open && close()}
        title="Delete your reply?"
        description={`Nobody will see your reply to ${author}. You can write another.`}
        confirmLabel="Delete reply"
        cancelLabel="Keep reply"
        destructive
        onConfirm={remove}
      />
    </>
  )
}
