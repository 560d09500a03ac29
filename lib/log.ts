import pino from 'pino'
import { env } from './env'

/** Makes a log that writes one JSON object per line, to `destination` or the standard output. */
export function createLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    // Whoever collects the log knows process and host.
    base: null,
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: pino.stdSerializers.errWithCause },
  }
  return destination ? pino(options, destination) : pino(options)
}

/** The log of the server: never a name, an address, an email, a cookie, a password or a body. */
export const log = createLog(env.LOG_LEVEL)
