import { useRef, useState } from 'react'
import { failureText } from './api'

/**
 * Calls that a press starts, one at a time: a second press meanwhile does nothing. `pending` is the key of the one that
 * runs, such as the id of the row of its button, or null. `run` resolves to whether the work succeeded; the text of a
 * failure goes to `onFailure`, or `fallback` when it is no answer.
 */
export function useAction<Key = true>(onFailure: (text: string) => void, fallback?: string) {
  const [pending, setPending] = useState<Key | null>(null)
  // A second press can come before the button is rendered as pending.
  const running = useRef(false)

  async function run(key: Key, work: () => Promise<unknown>): Promise<boolean> {
    if (running.current) return false
    running.current = true
    setPending(key)
    const failure = await work().then(
      () => null,
      (error: unknown) => ({ text: failureText(error, fallback) }),
    )
    running.current = false
    setPending(null)
    if (failure) onFailure(failure.text)
    return !failure
  }

  return { pending, run }
}
