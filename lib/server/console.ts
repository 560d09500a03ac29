import { format } from 'node:util'
import { log } from '@/lib/log'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/** Turns Next's console output into log lines of one JSON object each, so that a caller's text cannot forge a line. */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(console, { [method]: (...args: unknown[]) => log[level](format(...args)) })
  }
}
