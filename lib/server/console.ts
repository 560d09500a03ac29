import { format } from 'node:util'
import { log } from '@/lib/log'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** Turns Next's console output into lines of the log: one JSON object each, which text of a caller must not forge. */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(console, { [method]: (...args: unknown[]) => log[level](format(...args)) })
  }
}
