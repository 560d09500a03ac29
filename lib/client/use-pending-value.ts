import { useRouter } from 'next/navigation'
import { useOptimistic, useTransition } from 'react'

type Go = { replace?: boolean; scroll?: boolean }

/**
 * A value that lives in the URL: it shows its next state at once, while the server renders the page for it.
 * @returns the value to show, whether the page is still on its way, and how to change both value and address.
 */
export function usePendingValue<Value>(value: Value) {
  const router = useRouter()
  const [pending, startTransition] = useTransition()
  const [shown, setShown] = useOptimistic(value)
  const go = (next: Value, href: string, { replace = false, scroll = false }: Go = {}) =>
    startTransition(() => {
      setShown(next)
      if (replace) router.replace(href, { scroll })
      else router.push(href, { scroll })
    })
  return { shown, pending, go }
}
