import { format } from 'node:util'
import { log } from '@/lib/log'

const LEVELS = { debug: 'debug', log: 'info', info: 'info', warn: 'warn', error: 'error' } as const

/**
 * Turns what is printed by anybody else, Next above all, into lines of the log. Whoever collects it reads one JSON object a
 * line; text of a caller in a message of an error must not be able to look like one.
 */
export function logConsole(): void {
  for (const [method, level] of Object.entries(LEVELS)) {
    Object.assign(console, { [method]: (...args: unknown[]) => log[level](format(...args)) })
  }
}
