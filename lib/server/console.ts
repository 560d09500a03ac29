import { format } from 'node:util'
import { log } from '@/lib/log'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Turns what other code prints, mostly Next, into lines of the log. Log collectors read one JSON object per line, and
 * text of a caller in an error message must not be able to forge one.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(console, { [method]: (...args: unknown[]) => log[level](format(...args)) })
  }
}
