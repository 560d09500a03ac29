/** The Prisma clients and the production build, which are generated from the source. */
import { rmSync } from 'node:fs'
import path from 'node:path'
import { compressFiles } from './compress.mjs'
import { fingerprint, isFresh, markFresh } from './freshness.mjs'
import { POSTGRES_SCHEMA_FILE, writePostgresSchema } from './postgres-schema.mjs'
import { ROOT, runNode } from './processes.mjs'

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
  'scripts/setup/compress.mjs',
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
  markFresh(CLIENT_STAMP, print)
  return null
}

function generate(args) {
  return runNode([PRISMA, 'generate', ...args], {
    // Prisma checks for the engine, which it would download, but does not run it: any program will do.
    env: { PRISMA_SCHEMA_ENGINE_BINARY: process.execPath, PRISMA_HIDE_UPDATE_MESSAGE: '1' },
    advice: 'The Prisma client could not be generated from prisma/schema.prisma.',
  })
}

/** Builds the site for production unless the last build has the same source and settings. */
export async function ensureBuild() {
  const print = buildFingerprint()
  if (isFresh(BUILD_STAMP, print)) return 'up to date'
  await runNode([NEXT, 'build'], {
    env: { NODE_ENV: 'production' },
    advice: 'The production build failed.',
  })
  await compressFiles(path.join(ROOT, '.next', 'static'))
  markFresh(BUILD_STAMP, print)
  return null
}

function buildFingerprint() {
  const settings = BUILD_SETTINGS.map((name) => process.env[name] ?? '')
  const skip = (file) => file.startsWith('lib/db/generated/') || /\.test\.tsx?$/.test(file)
  return fingerprint(ROOT, BUILD_INPUTS, { values: settings, skip })
}
