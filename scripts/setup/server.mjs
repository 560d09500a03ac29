/** The production server as a child process. */
import net from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { NEXT } from './artifacts.mjs'
import { ended, launch, Problem } from './processes.mjs'

const PATIENCE_MS = 60_000

/** Starts the server and waits until it takes connections. Returns the process and the promise of its exit code. */
export async function startServer({ port, env = {}, stdio = 'inherit' }) {
  const child = launch(process.execPath, [NEXT, 'start', '--port', String(port)], {
    env: { NODE_ENV: 'production', PORT: String(port), ...env },
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
