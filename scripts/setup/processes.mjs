/** Runs other programs, and sees to it that none outlives this one. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's root folder, where every program is run. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** An error whose message alone tells a person what to do. */
export class Problem extends Error {}

const running = new Set()
let interruption = null

/** The signal that asked this program to stop, or null. */
export function interruptedBy() {
  return interruption
}

/** Passes Ctrl-C and termination on to what is running, so that it can finish in order. */
export function passSignalsOn() {
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => stopWith(signal))
  // npm runs its scripts in a shell that does not pass signals on: it dies, and the server would live on unseen.
  if (process.env.npm_lifecycle_event) whenOrphaned(() => stopWith('SIGTERM'))
}

function stopWith(signal) {
  interruption = signal
  if (running.size === 0) process.exit(1)
  for (const child of running) child.kill(signal)
}

function whenOrphaned(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}

/**
 * Starts a program in the project's root and remembers it until it ends. Starts nothing after an interruption.
 * @returns {import('node:child_process').ChildProcess}
 */
export function launch(command, args, { env = {}, stdio = 'inherit', shell = false } = {}) {
  if (interruption) throw new Problem(`Stopped by ${interruption}.`)
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio, shell })
  running.add(child)
  child.on('close', () => running.delete(child))
  child.on('error', () => running.delete(child))
  return child
}

/** The exit code of a program, once it has ended; one that was killed or never started counts as 1. */
export function ended(child) {
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}

/** Runs a script of Node's to its end on the terminal and returns its exit code. */
export function runNodeVisibly(args, env) {
  return ended(launch(process.execPath, args, { env }))
}

/** Runs a program in silence and returns its exit code and what it said. */
export async function outcomeOf(command, args, options = {}) {
  const child = launch(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  child.on('error', (error) => {
    output += error.message
  })
  return { code: await ended(child), output }
}

/** Runs a program in silence and returns what it said; when it fails, throws with the end of that and `advice`. */
export async function run(command, args, { advice, ...options }) {
  const { code, output } = await outcomeOf(command, args, options)
  if (code === 0) return output
  throw new Problem(`${output.trimEnd().split('\n').slice(-30).join('\n')}\n\n${advice}`)
}

/** Runs a script of Node's in silence; see `run`. */
export function runNode(args, options) {
  return run(process.execPath, args, options)
}
