import { startTransition, useRef, useState } from 'react'
import { failureText } from './api'

/**
 * Runs calls started by a press, one at a time: a second press meanwhile does nothing. `pending` is the key of the
 * running call, such as the id of its row, or null. `run` resolves to whether the work succeeded; a failure's text goes
 * to `onFailure`, or `fallback` when the server did not answer. After success `leave` runs, and the key stays pending
 * while a navigation started there is under way.
 */
export function useAction<Key = true>(onFailure: (text: string) => void, fallback?: string) {
  const [pending, setPending] = useState<Key | null>(null)
  // A second press can come before the button renders as pending.
  const running = useRef(false)

  async function run(key: Key, work: () => Promise<unknown>, leave?: () => void): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setPending(key)
    const failure = await work().then(
      () => null,
      (error: unknown) => ({ text: failureText(error, fallback) }),
    )
    running.current = false
    if (leave && !failure) {
      startTransition(() => {
        leave()
        setPending(null)
      })
    } else setPending(null)
    if (failure) onFailure(failure.text)
    return !failure
  }

  return { pending, run }
}
