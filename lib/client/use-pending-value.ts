import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'

/**
 * A value stored in the URL: its next state shows at once, while the server renders the page for it.
 * @returns the value to show, whether the page is still loading, and how to change both value and address.
 */
export function usePendingValue<Value>(value: Value) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [shown, setShown] = useOptimistic(value)
  const go = (next: Value, href: string) =>
    startTransition(() => {
      setShown(next)
      router.push(href, { scroll: false })
    })
  return { shown, pending, go }
}
