import pino from 'pino'
import { env } from './env'

/** Makes a log that writes a JSON object a line; `destination` is the standard output unless one is given. */
export function createLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    // Process and host are known to whoever collects the lines.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: pino.stdSerializers.errWithCause },
  }
  return destination ? pino(options, destination) : pino(options)
}

/**
 * The log of the server. What is written here names requests, routes and causes; never a name, an address, an email, a
 * cookie, a password or a body.
 */
export const log = createLog(env.LOG_LEVEL)
