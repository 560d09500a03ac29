import { Store } from 'lucide-react'
import { Container } from '@/components/ui/container'
import { LinkButton } from '@/components/ui/link-button'

/** The entrance for restaurant owners. */
export function OwnerBanner() {
  return (
    <section aria-labelledby="owners-title" className="pb-16">
      <Container>
        <div className="flex flex-col items-start gap-5 rounded-lg bg-sunken p-6 sm:flex-row sm:items-center sm:p-8">
          <span className="grid size-12 shrink-0 place-items-center rounded-md bg-surface text-ink-soft [&_svg]:size-6">
            <Store />
          </span>
          <div className="min-w-0 flex-1">
            <h2 id="owners-title" className="font-extrabold text-xl">
              Do you run a restaurant?
            </h2>
            <p className="mt-1 text-base text-ink-soft">
              Put your menu online in minutes, and change it whenever you like.
            </p>
          </div>
          <LinkButton href="/restaurants/new" size="lg" className="max-sm:w-full">
            Add your restaurant
          </LinkButton>
        </div>
      </Container>
    </section>
  )
}
