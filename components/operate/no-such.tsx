import { SearchX } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'

type NoSuchProps = { what: string; href: string; label: string }

/** Shown for an id that no restaurant or person has. */
export function NoSuch({ what, href, label }: NoSuchProps) {
  return (
    <EmptyState
      as="h1"
      pad="py-20"
      picture={<SearchX />}
      title={`There is no such ${what}`}
      text="It may have been deleted."
      action={
        <LinkButton href={href} prefetch={false}>
          {label}
        </LinkButton>
      }
    />
  )
}
