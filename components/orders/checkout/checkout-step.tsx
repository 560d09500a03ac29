import { type ReactNode, useId } from 'react'
import { Card } from '@/components/ui/card'

type CheckoutStepProps = { title: string; action?: ReactNode; children: ReactNode }

/** One step of the checkout under its heading. */
export function CheckoutStep({ title, action, children }: CheckoutStepProps) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <Card className="flex flex-col gap-4">
        <div className="flex min-h-8 items-center justify-between gap-4">
          <h2 id={id} className="font-bold text-xl">
            {title}
          </h2>
          {action}
        </div>
        {children}
      </Card>
    </section>
  )
}
