import { parseArgs } from 'node:util'
import { NEXT } from './artifacts.mjs'
import { loadEnvironment } from './environment.mjs'
import { assertPort, prepareToDevelop, prepareToServe } from './prepare.mjs'
import { interruptedBy, messageOf, Problem, runNodeVisibly } from './processes.mjs'
import { startServer } from './server.mjs'

/**
 * Prepares everything, then serves the production build until it is stopped.
 * @param {string[]} args
 */
async function start(args) {
  const port = await choosePort(args)
  const demoAccounts = await prepareToServe()
  const { exit } = await startServer({ port })
  greet(port, demoAccounts)
  return exit
}

/**
 * Prepares everything except the build, then serves the source and reloads its changes.
 * @param {string[]} args
 */
async function dev(args) {
  const port = await choosePort(args)
  await prepareToDevelop()
  const code = await runNodeVisibly([NEXT, 'dev', '--port', String(port)], { NODE_ENV: 'development' })
  return interruptedBy() ? 0 : code
}

async function setup() {
  await prepareToDevelop()
  return 0
}

async function build() {
  await prepareToServe()
  return 0
}

/** @type {Readonly<Record<string, (args: string[]) => Promise<number>>>} */
export const COMMANDS = { start, dev, setup, build }

/**
 * The port of --port, the shell or .env, in this order, which becomes this process's PORT.
 * @param {string[]} args
 */
async function choosePort(args) {
  const { values } = readArgs(args)
  if (values.port) process.env.PORT = values.port
  loadEnvironment()
  return assertPort(process.env.PORT ?? '')
}

/** @param {string[]} args */
function readArgs(args) {
  try {
    return parseArgs({ args, options: { port: { type: 'string', short: 'p' } } })
  } catch (error) {
    throw new Problem(`${messageOf(error)} The one option is --port, as in: npm start -- --port 4000`)
  }
}

/**
 * @param {number} port
 * @param {string[]} demoAccounts
 */
function greet(port, demoAccounts) {
  console.log(`\nPlateful is at ${process.env.APP_URL || `http://localhost:${port}`}`)
  if (process.env.DEMO_LOGIN !== 'false' && demoAccounts.length > 0) {
    console.log(`Demo accounts, one button each on /login: ${demoAccounts.join(', ')}`)
  }
  console.log('Stop it with Ctrl-C.\n')
}
