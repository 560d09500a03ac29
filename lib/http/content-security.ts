import { createHash, randomBytes } from 'node:crypto'
import { START_SCRIPT } from '@/lib/contract/start-script'
import { env } from '@/lib/env'

export const POLICY_HEADER = 'Content-Security-Policy'

/** A random value per page: only scripts that carry it may run. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * The policy for scripts, styles and pictures of a page. Scripts run when they carry the nonce or were loaded by such
 * a script, so injected text never runs. Inline styles are allowed, since widths and shapes need them. Pictures may
 * come from any site, since users enter their addresses.
 */
export function pagePolicy(nonce: string): string {
  // React's development tools use eval.
  const evaluation = env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''
  return policy(`'nonce-${nonce}' 'strict-dynamic'${evaluation}`)
}

const hashOf = (script: string) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`
/** The one script without a nonce; its text is the same on every page. */
const START = hashOf(START_SCRIPT)

const INLINE_SCRIPT = /<script(?![^>]*\ssrc=)[^>]*\snonce="([^"]*)"[^>]*>(.*?)<\/script>/gs

/**
 * The policy of a page shared by many visitors, who would all know its nonce. Inline scripts with the nonce the page
 * was rendered with are allowed by their hashes, and so are files of this site. Therefore no user content may be
 * served as a script; pictures and JSON are not.
 */
export function hashedPolicy(html: string, rendered: string): string {
  const ours = /'nonce-([^']+)'/.exec(rendered)?.[1]
  // A prefetched answer has no nonce and runs no script; its cached copy must not run more.
  if (ours === undefined) return rendered
  const scripts = [...html.matchAll(INLINE_SCRIPT)].flatMap(([, nonce, script = '']) => (nonce === ours ? script : []))
  return policy([...new Set(scripts.map(hashOf))].join(' '))
}

function policy(scripts: string): string {
  return [
    "default-src 'self'",
    `script-src 'self' ${START} ${scripts}`.trim(),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' https: http: ftp: data: blob:",
    "connect-src 'self'",
    "frame-src 'none'",
    "object-src 'none'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
  ].join('; ')
}
