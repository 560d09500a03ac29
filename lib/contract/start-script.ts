import { PATHS } from './paths'
import { HINT_COOKIE } from './viewer-hint'

/** The start script's functions for the rest of the page. */
export type Started = {
  /** The hint of this browser; empty for a visitor. */
  hint(): string
  /** Marks the document with the kind of viewer, and shows the parts for this user; globals.css has the other half. */
  mark(hint: string): void
  /** The answer of the call that restores the session, null after a failure; null without a hint. */
  restoring: Promise<unknown> | null
}

/**
 * Runs at the top of every page, before anything is shown: marks the document, starts to restore the session, and fills
 * in the user's stored address as elements arrive. Every policy allows it by its hash, so its text never varies.
 */
export const START_SCRIPT = `{
const hint = () => /(?:^|; )${HINT_COOKIE}=(\\d+g?)/.exec(document.cookie)?.[1] ?? ''
const mark = (hint) => {
  const root = document.documentElement, sheet = new CSSStyleSheet(), id = parseInt(hint)
  if (hint) root.dataset.viewer = hint.endsWith('g') ? 'guest' : 'customer'
  else delete root.dataset.viewer
  sheet.replaceSync('[data-owner]:not([data-owner="' + id + '"]),[data-others="' + id + '"]{display:none}')
  document.adoptedStyleSheets = [sheet]
}
const now = hint()
mark(now)
window.plateful = { hint, mark, restoring: now ? fetch('${PATHS.getSession.path}').then((answer) => answer.ok ? answer.json() : null).catch(() => null) : null }
try {
  const { id, address } = JSON.parse(localStorage.currentUser)
  if (id === parseInt(now) && address) new MutationObserver((_, observer) => {
    for (const box of document.querySelectorAll('[data-address]')) box.value ||= address
    if (document.readyState !== 'loading') observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
} catch {}
}`
