import { Construction } from 'lucide-react'
import { EmptyState } from '@/components/ui/empty-state'
import { LinkButton } from '@/components/ui/link-button'
import { TEXTS } from '@/lib/contract/texts'

/** The screen of any unknown path (spec §2.1). */
export function UnknownScreen() {
  return (
    <div className="grid flex-1 place-items-center">
      <EmptyState
        as="h1"
        picture={<Construction />}
        title={TEXTS.comingSoonPage}
        text="Page not found. Check the address, or browse the restaurants."
        action={<LinkButton href="/home">Browse restaurants</LinkButton>}
      />
    </div>
  )
}
