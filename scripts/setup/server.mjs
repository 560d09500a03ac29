/** The production server as a child process. */
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { NEXT } from './artifacts.mjs'
import { ended, launch, Problem } from './processes.mjs'

const PATIENCE_MS = 60_000

/** Proxies keep connections for a minute; if the server closed one earlier, a call sent at that moment would fail. */
const KEEP_ALIVE_MS = 65_000

/**
 * How glibc keeps memory that was freed. With more arenas it would hold about 50 MB of decoded pictures for each thread that has read
 * a large one; with a threshold that adapts to the largest buffer so far, a tenth of what the server takes.
 */
export const MALLOC = { MALLOC_ARENA_MAX: '2', MALLOC_TRIM_THRESHOLD_: '131072' }

/** How many percent the heap may outgrow its use. V8 itself takes half as much memory again for 4 percent less CPU. */
const HEAP_GROWTH = '--heap-growing-percent=40'

/**
 * The environment that the server needs besides its settings.
 * @param {number} port
 */
export function startSettings(port) {
  return {
    NODE_ENV: 'production',
    PORT: String(port),
    // Leaves signals to lib/server/graceful-stop.ts.
    NEXT_MANUAL_SIG_HANDLE: 'true',
  }
}

/**
 * The arguments for Node.
 * @param {number} port
 */
export function startArguments(port) {
  return [HEAP_GROWTH, NEXT, 'start', '--port', String(port), '--keepAliveTimeout', String(KEEP_ALIVE_MS)]
}

/**
 * Starts the server and waits until it takes connections; `under` is a program with its arguments that starts it in turn.
 * Returns the process and the promise of its exit code.
 * @param {{ port: number, under?: string[] } & Omit<import('./processes.mjs').Launching, 'shell'>} options
 */
export async function startServer({ port, env = {}, stdio = 'inherit', under = [] }) {
  const [program = '', ...args] = [...under, process.execPath, ...startArguments(port)]
  const child = launch(program, args, {
    env: { ...MALLOC, ...process.env, ...startSettings(port), ...env },
    stdio,
  })
  const exit = ended(child)
  const deadline = Date.now() + PATIENCE_MS
  while (child.exitCode === null && !(await accepts(port))) {
    if (Date.now() > deadline) throw new Problem('The server did not get ready within a minute.')
    await sleep(50)
  }
  if (child.exitCode !== null) throw new Problem(`The server stopped before it was ready (exit code ${await exit}).`)
  return { child, exit }
}

/**
 * @param {number} port
 * @returns {Promise<boolean>}
 */
function accepts(port) {
  return new Promise((resolve) => {
    const socket = net.connect({ port, host: 'localhost' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
