import { SearchX } from 'lucide-react'
import NotOperating from '@/app/(operate)/not-found'
import { viewerSession } from '@/app/viewer'
import { OperateDesk } from '@/components/operate/operate-desk'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

/** Shown to operators for an id that nothing has. */
export default async function NotOnTheDesk() {
  const session = await viewerSession()
  if (!session?.operator) return <NotOperating />
  return (
    <OperateDesk email={session.user.email}>
      <EmptyState
        as="h1"
        pad="py-20"
        picture={<SearchX />}
        title="Not found"
        text="It may have been deleted, or it was an order that was never placed."
        action={
          <LinkButton href="/operate" prefetch={false} variant="secondary">
            To the overview
          </LinkButton>
        }
      />
    </OperateDesk>
  )
}
