/** Runs other programs, makes sure that none outlives this one, and reports on tasks. */
import { spawn } from 'node:child_process'
import { fileURLToPath } from 'node:url'

/** The project's root folder, the working directory of every program. */
export const ROOT = fileURLToPath(new URL('../../', import.meta.url))

/** An error whose message tells the user how to solve it. */
export class Problem extends Error {}

/** @param {unknown} error */
export const messageOf = (error) => (error instanceof Error ? error.message : String(error))

/** @type {Set<import('node:child_process').ChildProcess>} */
const running = new Set()
/** @type {NodeJS.Signals | null} */
let interruption = null

/** The signal that asked this program to stop, or null. */
export function interruptedBy() {
  return interruption
}

/** Passes Ctrl-C and termination on to the running programs, so that they can stop in order. */
export function passSignalsOn() {
  process.on('SIGINT', stopWith).on('SIGTERM', stopWith)
  // npm runs its scripts in a shell that does not pass signals on: the shell would die and the server live on.
  if (process.env.npm_lifecycle_event) whenOrphaned(() => stopWith('SIGTERM'))
}

/** @param {NodeJS.Signals} signal */
function stopWith(signal) {
  interruption = signal
  if (running.size === 0) process.exit(1)
  for (const child of running) child.kill(signal)
}

/** @param {() => void} act */
function whenOrphaned(act) {
  const parent = process.ppid
  const watch = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(watch)
    act()
  }, 500)
  watch.unref()
}

/** @typedef {{ env?: Record<string, string>, stdio?: import('node:child_process').StdioOptions, shell?: boolean }} Launching */

/**
 * Starts a program in the project's root and remembers it until it ends. Starts nothing after an interruption.
 * @param {string} command
 * @param {readonly string[]} args
 * @param {Launching} [options]
 */
export function launch(command, args, { env = {}, stdio = 'inherit', shell = false } = {}) {
  if (interruption) throw new Problem(`Stopped by ${interruption}.`)
  const child = spawn(command, args, { cwd: ROOT, env: { ...process.env, ...env }, stdio, shell })
  running.add(child)
  child.on('close', () => running.delete(child))
  child.on('error', () => running.delete(child))
  return child
}

/**
 * The exit code of a program once it has ended; 1 if it was killed or never started.
 * @param {import('node:child_process').ChildProcess} child
 * @returns {Promise<number>}
 */
export function ended(child) {
  return new Promise((resolve) => {
    child.on('close', (code) => resolve(code ?? 1))
    child.on('error', () => resolve(1))
  })
}

/**
 * Runs a Node script to its end in the terminal and returns its exit code.
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
export function runNodeVisibly(args, env) {
  return ended(launch(process.execPath, args, { env }))
}

/**
 * Runs a script that uses the site's own code in the terminal, and returns its exit code.
 * @param {string} script
 * @param {string[]} [args]
 * @param {Record<string, string>} [env]
 */
export function runTypeScriptVisibly(script, args = [], env = {}) {
  // Modules marked server-only refuse to load outside React's server condition.
  return runNodeVisibly(['--conditions=react-server', '--import', 'tsx', script, ...args], env)
}

/**
 * Runs a program silently and returns its exit code and output.
 * @param {string} command
 * @param {string[]} args
 * @param {Launching} [options]
 */
export async function outcomeOf(command, args, options = {}) {
  const child = launch(command, args, { ...options, stdio: ['ignore', 'pipe', 'pipe'] })
  let output = ''
  for (const stream of [child.stdout, child.stderr]) {
    stream?.setEncoding('utf8').on('data', (text) => {
      output += text
    })
  }
  child.on('error', (error) => {
    output += error.message
  })
  return { code: await ended(child), output }
}

/**
 * Runs a program silently and returns its output; when it fails, throws with the end of that and `advice`.
 * @param {string} command
 * @param {string[]} args
 * @param {Launching & { advice: string }} options
 */
export async function run(command, args, { advice, ...options }) {
  const { code, output } = await outcomeOf(command, args, options)
  if (code === 0) return output
  throw new Problem(`${output.trimEnd().split('\n').slice(-30).join('\n')}\n\n${advice}`)
}

/**
 * Runs a task and prints one line for it: its title, whether it worked, how long it took, and a note that it returns.
 * @param {string} title
 * @param {() => unknown} work
 */
export async function task(title, work) {
  const started = performance.now()
  process.stdout.write(`${title} … `)
  try {
    const note = await work()
    console.log(`✓ ${seconds(started)}${note ? ` (${note})` : ''}`)
  } catch (error) {
    console.log('✗')
    throw error
  }
}

/**
 * The time since `started`, a value of performance.now(), as in `1.4 s`.
 * @param {number} started
 */
export function seconds(started) {
  return `${((performance.now() - started) / 1000).toFixed(1)} s`
}
