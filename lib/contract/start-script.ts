import { PATHS } from './paths'
import { HINT_COOKIE } from './viewer-hint'

/** The key in the browser's storage that says that it has the font. */
export const FONT_KEY = 'font'

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
 * in the user's stored address as elements arrive. A page that shows somebody is hidden before the back/forward cache
 * keeps it (globals.css); the session shows it again. Every policy allows the script by its hash, so its text never
 * varies.
 */
export const START_SCRIPT = `{
const hint = () => /(?:^|; )${HINT_COOKIE}=(\\d+g?)/.exec(document.cookie)?.[1] ?? ''
let marked = ''
const mark = (hint) => {
  marked = hint
  const root = document.documentElement, sheet = new CSSStyleSheet(), id = parseInt(hint)
  if (hint) root.dataset.viewer = hint.endsWith('g') ? 'guest' : 'customer'
  else delete root.dataset.viewer
  sheet.replaceSync('[data-owner]:not([data-owner="' + id + '"]),[data-others="' + id + '"]{display:none}')
  document.adoptedStyleSheets = [sheet]
}
try {
  if (innerWidth >= 768 || localStorage.${FONT_KEY}) document.documentElement.dataset.font = ''
} catch {}
const now = hint()
mark(now)
addEventListener('pagehide', ({ persisted }) => {
  if (persisted && marked) document.documentElement.dataset.left = marked
})
window.plateful = { hint, mark, restoring: now ? fetch('${PATHS.getSession.path}').then((answer) => answer.ok ? answer.json() : null).catch(() => null) : null }
try {
  const { id, address } = JSON.parse(localStorage.currentUser)
  if (id === parseInt(now) && address) new MutationObserver((_, observer) => {
    for (const box of document.querySelectorAll('[data-address]')) box.value ||= address
    if (document.readyState !== 'loading') observer.disconnect()
  }).observe(document, { childList: true, subtree: true })
} catch {}
}`
