import type { ReactNode } from 'react'
import { Card } from '@/components/ui/card'
import { Container } from '@/components/ui/container'

type EntranceCardProps = { title: string; text?: string | false; children: ReactNode }

/** The card of the screens that are opened by mailed links, and of the one that sends them. */
export function EntranceCard({ title, text, children }: EntranceCardProps) {
  return (
    <div className="flex-1 bg-hero py-8 sm:py-16">
      <Container width="sm">
        <Card pad="p-5 sm:p-8" className="shadow-soft">
          <h1 className="font-extrabold text-2xl">{title}</h1>
          {text && <p className="mt-1 text-ink-soft">{text}</p>}
          {children}
        </Card>
      </Container>
    </div>
  )
}
