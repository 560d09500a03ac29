import { Bike, Store, WalletCards } from 'lucide-react'
import { Container } from '@/components/ui/container'

const REASONS = [
  {
    icon: <Bike />,
    title: 'Quick, or right on time',
    text: 'Priority in 15-30 minutes, or a half-hour of your choice up to a week ahead.',
  },
  {
    icon: <Store />,
    title: 'Local kitchens',
    text: 'Independent restaurants with honest ratings from people who ordered there.',
  },
  {
    icon: <WalletCards />,
    title: 'Clear to the cent',
    text: 'See every fee before you pay, by card or straight from your wallet.',
  },
]

/** Three short reasons to use the site. */
export function Reasons() {
  return (
    <section aria-label="Why Plateful">
      <Container className="grid gap-8 py-12 md:grid-cols-3 md:py-16">
        {REASONS.map((reason) => (
          <div key={reason.title} className="flex items-start gap-4 md:max-lg:flex-col">
            <span className="grid size-12 shrink-0 place-items-center rounded-md bg-sunken text-ink-soft [&_svg]:size-6">
              {reason.icon}
            </span>
            <div className="min-w-0">
              <h2 className="font-bold text-lg">{reason.title}</h2>
              <p className="mt-1 text-base text-ink-soft">{reason.text}</p>
            </div>
          </div>
        ))}
      </Container>
    </section>
  )
}
