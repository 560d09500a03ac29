import { type ReactNode, useId } from 'react'
import { Card } from './card'

/** A section of a long form with its heading. */
export function FormSection({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <Card className="flex flex-col gap-3">
        <div className="mb-1">
          <h2 id={id} className="font-bold text-lg">
            {title}
          </h2>
          {text && <p className="text-ink-soft text-sm">{text}</p>}
        </div>
        {children}
      </Card>
    </section>
  )
}
