import { whenIdle } from './when-idle'

/** What people do before they press anything. A page scrolls by itself too, such as to the chosen cuisine of a row. */
const SIGNS = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin'] as const
let isUsed = false

/**
 * Runs work when somebody begins to use the page, and at once if that was before: what only a press can ask for comes with the
 * first movement towards it, and never to a page that nobody touches. Returns a function that cancels it.
 */
export function whenUsed(work: () => void): () => void {
  if (isUsed) return whenIdle(work)
  const stop = new AbortController()
  let cancel = () => stop.abort()
  const use = (sign: Event) => {
    // Chromium reports a pointer that rests where the page moved below it; nobody has moved it.
    if (sign instanceof PointerEvent && sign.type === 'pointermove' && !sign.movementX && !sign.movementY) return
    isUsed = true
    stop.abort()
    cancel = whenIdle(work)
  }
  const options = { signal: stop.signal, capture: true, passive: true }
  for (const sign of SIGNS) window.addEventListener(sign, use, options)
  return () => cancel()
}
