import { whenIdle } from './when-idle'

/** Input that shows a person at work. Not `scroll`: pages also scroll by script, such as to a row's chosen cuisine. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const
let isUsed = false

/**
 * Runs work once the user begins to use the page, or soon if they already have. So code that only a press needs loads
 * at the first movement, and never on an untouched page. Returns a function that cancels it.
 */
export function whenUsed(work: () => void): () => void {
  if (isUsed) return whenIdle(work)
  const stop = new AbortController()
  let cancel = () => stop.abort()
  const use = (sign: Event) => {
    // Chromium reports a resting pointer when the page moves below it.
    if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY) return
    isUsed = true
    stop.abort()
    cancel = whenIdle(work)
  }
  const options = { signal: stop.signal, capture: true, passive: true }
  for (const sign of SIGNS) window.addEventListener(sign, use, options)
  return () => cancel()
}
