import { randomBytes } from 'node:crypto'
import { env } from '@/lib/env'

export const POLICY_HEADER = 'Content-Security-Policy'

/** A value that no page had before and nobody can guess: the scripts that carry it are ours. */
export function freshNonce(): string {
  return randomBytes(16).toString('base64')
}

/**
 * What a page may load and run. Scripts run when they carry the nonce, or were loaded by one that does; text that somebody
 * wrote never does. Styles may stand in the markup, since widths and shapes do. Pictures may come from any site: people
 * give their addresses.
 */
export function pagePolicy(nonce: string): string {
  // React's tools for development evaluate text.
  const evaluation = env.NODE_ENV === 'development' ? " 'unsafe-eval'" : ''
  return [
    "default-src 'self'",
    `script-src 'self' 'nonce-${nonce}' 'strict-dynamic'${evaluation}`,
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
