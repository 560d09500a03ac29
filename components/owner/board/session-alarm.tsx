import { LogIn, TriangleAlert } from 'lucide-react'
import { buttonStyles } from '@/components/ui/button-styles'
import { cn } from '@/components/ui/class-names'

/** Covers the board when nobody is signed in anymore: it would show nothing new. */
export function SessionAlarm({ restaurantId }: { restaurantId: number }) {
  const next = encodeURIComponent(`/restaurants/${restaurantId}/orders`)
  return (
    <div
      role="alert"
      className="fixed inset-0 z-50 flex flex-col items-center justify-center gap-6 bg-danger-fill p-6 text-center text-on-fill"
    >
      <TriangleAlert aria-hidden="true" className="size-20" />
      <p className="max-w-160 text-balance font-extrabold text-4xl">You have been signed out</p>
      <p className="max-w-128 text-balance font-semibold text-xl">New orders do not arrive here. Log in to go on.</p>
      <a
        href={`/login?next=${next}`}
        className={cn(buttonStyles({ variant: 'secondary', size: 'lg' }), 'h-14! text-lg!')}
      >
        <LogIn aria-hidden="true" className="size-6" />
        Log in
      </a>
    </div>
  )
}
