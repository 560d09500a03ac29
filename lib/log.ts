import pino from 'pino'
import { env } from './env'

/**
 * The log of the server: a JSON object a line on the standard output. What is written here names requests, routes and
 * causes; never a name, an address, an email, a cookie, a password or a body.
 */
export const log = pino({
  level: env.LOG_LEVEL,
  // Process and host are known to whoever collects the lines.
  base: null,
  timestamp: pino.stdTimeFunctions.isoTime,
  formatters: { level: (label) => ({ level: label }) },
  serializers: { err: pino.stdSerializers.errWithCause },
})
