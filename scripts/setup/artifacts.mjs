/** The Prisma clients and the production build, which are generated from the source. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { POSTGRES_SCHEMA_FILE, writePostgresSchema } from './postgres-schema.mjs'
import { ROOT, run } from './processes.mjs'

const CLIENT_STAMP = path.join(ROOT, 'lib', 'db', 'generated', '.fingerprint')
const BUILD_STAMP = path.join(ROOT, '.next', 'fingerprint')

const BUILD_INPUTS = [
  'app',
  'components',
  'lib',
  'public',
  'prisma/schema.prisma',
  'next.config.mjs',
  'postcss.config.mjs',
  'proxy.ts',
  'scripts/setup/artifacts.mjs',
  'instrumentation.ts',
  'tsconfig.json',
  'package-lock.json',
]

/** Settings that end up in pages made at build time. */
const BUILD_SETTINGS = ['APP_URL', 'DEMO_LOGIN', 'DEFAULT_TIME_ZONE']

/** The program of a package in node_modules, for Node to run. */
export const NEXT = 'node_modules/next/dist/bin/next'
const PRISMA = 'node_modules/prisma/build/index.js'

const CLIENT_INPUTS = ['prisma/schema.prisma', 'scripts/setup/postgres-schema.mjs', 'node_modules/prisma/package.json']

/** Generates the Prisma clients unless they are up to date with the schema; returns a note when there was nothing to do. */
export async function ensureClient() {
  const print = fingerprint(ROOT, CLIENT_INPUTS)
  if (isFresh(CLIENT_STAMP, print)) return 'up to date'
  // The first client would remove some files of the second, which is then taken for something else.
  rmSync(path.dirname(CLIENT_STAMP), { recursive: true, force: true })
  await generate([])
  writePostgresSchema()
  await generate(['--schema', POSTGRES_SCHEMA_FILE])
  writeFileSync(CLIENT_STAMP, print)
  return null
}

/** @param {string[]} args */
function generate(args) {
  return run(process.execPath, [PRISMA, 'generate', ...args], {
    // Prisma checks for the engine, which it would download, but does not run it: any program will do.
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    advice: 'The Prisma client could not be generated from prisma/schema.prisma.',
  })
}

/** Builds the site for production unless the last build has the same source and settings. */
export async function ensureBuild() {
  const print = buildFingerprint()
  if (isFresh(BUILD_STAMP, print)) return 'up to date'
  await run(process.execPath, [NEXT, 'build'], {
    env: { NODE_ENV: 'production' },
    advice: 'The production build failed.',
  })
  await compressFiles(path.join(ROOT, '.next', 'static'))
  writeFileSync(BUILD_STAMP, print)
  return null
}

function buildFingerprint() {
  const settings = BUILD_SETTINGS.map((name) => process.env[name] ?? '')
  /** @param {string} file */
  const skip = (file) => file.startsWith('lib/db/generated/') || /\.test\.tsx?$/.test(file)
  return fingerprint(ROOT, BUILD_INPUTS, { values: settings, skip })
}

/**
 * A hash over the names and contents of all files at the paths or in these folders, and over further `values`. Every clone has new
 * modification times, so contents count.
 * @param {string} root
 * @param {readonly string[]} paths
 * @param {{ values?: readonly string[], skip?: (file: string) => boolean }} [options]
 */
export function fingerprint(root, paths, { values = [], skip = () => false } = {}) {
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const file of paths.flatMap((start) => filesAt(root, start)).sort()) {
    if (skip(file)) continue
    const content = readFileSync(path.join(root, file))
    hash.update(`\n${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

/**
 * @param {string} root
 * @param {string} start
 * @returns {string[]}
 */
function filesAt(root, start) {
  const full = path.join(root, start)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [start]
  return readdirSync(full).flatMap((name) => filesAt(root, `${start}/${name}`))
}

/**
 * Whether the file `stamp` has this fingerprint.
 * @param {string} stamp
 * @param {string} print
 */
export function isFresh(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print
}

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/**
 * Compresses the scripts and style sheets of a build as far as possible, which the server then sends as they are: writes a `.br` and a `.gz` beside every script and style sheet of a
 * directory, at any depth.
 * @param {string} directory
 */
export async function compressFiles(directory) {
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    names.filter((name) => /\.(js|css)$/.test(name)).map((name) => compress(path.join(directory, name))),
  )
}

/** @param {string} file */
async function compress(file) {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await brotli(content, { params }))
  await writeFile(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }))
}
