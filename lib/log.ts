import pino from 'pino'
import pretty from 'pino-pretty'
import { env } from './env'

/** Makes a log that writes one JSON object per line, to `destination` or the standard output. */
export function createLog(level: string, destination?: pino.DestinationStream): pino.Logger {
  const options: pino.LoggerOptions = {
    level,
    // The log collector adds process and host.
    base: null,
    timestamp: isoTimes(),
    formatters: { level: (label) => ({ level: label }) },
    serializers: { err: pino.stdSerializers.errWithCause },
  }
  return pino(options, destination ?? standardOutput())
}

/** More than this is written at once. */
const MOST_WAITING_BYTES = 4_096

/** The standard output. The lines of one turn of the event loop go in one write, since each write is a system call. */
function standardOutput(): pino.DestinationStream {
  const output = pino.destination({ dest: 1, sync: true, minLength: MOST_WAITING_BYTES })
  let waits = false
  const flush = () => {
    waits = false
    output.flush()
  }
  process.once('exit', flush)
  return {
    write(line) {
      output.write(line)
      if (waits) return
      waits = true
      setImmediate(flush)
    },
  }
}

/** The time of a line, made once a millisecond: every request has a line, and Next's `Date` takes its time. */
function isoTimes(): () => string {
  let last = { at: 0, text: '' }
  return () => {
    const at = Date.now()
    if (at !== last.at) last = { at, text: `,"time":"${new Date(at).toISOString()}"` }
    return last.text
  }
}

/** Formats log lines for a terminal: requests as method, path, status and time. */
export const readable = (destination?: NodeJS.WritableStream) =>
  pretty({
    destination,
    sync: true,
    colorize: destination === undefined,
    translateTime: 'SYS:HH:MM:ss',
    ignore: 'requestId,method,route,status,milliseconds',
    messageFormat: ({ msg, method, route, status, milliseconds }) =>
      msg === 'request' ? `${method} ${route} ${status} ${milliseconds} ms` : `${msg}`,
  })

/** The server's log. It must never contain a name, address, email, cookie, password or body. */
export const log = createLog(env.LOG_LEVEL, process.stdout.isTTY ? readable() : undefined)
