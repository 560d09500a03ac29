import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/class-names'
import { CheckoutLayout } from './checkout-layout'

/** Shown while the checkout is loading. */
export function CheckoutSkeleton() {
  return (
    <CheckoutLayout
      summary={
        <>
          <div className="hidden rounded-lg border border-line bg-surface p-6 lg:block">
            <Skeleton className="h-7 w-40 rounded-sm" />
            <Skeleton className="mt-5 h-32 rounded-sm" />
            <Skeleton className="mt-5 h-13 rounded-sm" />
          </div>
          <div className="fixed inset-x-0 bottom-0 flex items-center gap-4 border-line border-t bg-surface px-4 py-3 lg:hidden">
            <Skeleton className="h-11 flex-1 rounded-sm" />
            <Skeleton className="h-13 w-36 rounded-md" />
          </div>
        </>
      }
    >
      <p className="sr-only" role="status">
        Loading your order
      </p>
      <StepSkeleton className="h-44" />
      <StepSkeleton className="h-66" />
      <StepSkeleton className="h-21" />
      <StepSkeleton className="h-24" />
    </CheckoutLayout>
  )
}

function Skeleton({ className }: { className: string }) {
  return <div aria-hidden="true" className={cn('animate-breathe bg-sunken-hover', className)} />
}

function StepSkeleton({ className }: { className: string }) {
  return (
    <Card className="flex flex-col gap-4">
      <Skeleton className="h-8 w-44 rounded-sm" />
      <Skeleton className={cn('rounded-sm', className)} />
    </Card>
  )
}
