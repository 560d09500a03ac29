import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { Problem, ROOT, run } from './processes.mjs'

/**
 * better-sqlite3 12 aborts under load on Node 24 and later, and 13 crashes on Node 20, so no single version in the
 * lockfile works for all. 13 has prebuilt binaries, where 12 may need a compiler. The `overrides` in package.json make
 * Prisma's adapter share it.
 */
const SQLITE = 'better-sqlite3'
/** Not in the lockfile, so its hash is here. */
export const SQLITE_FOR_NEW_NODE = {
  version: '13.2.0',
  integrity: 'sha512-Z8Q/9x/uNyKxA1v4FNodyItRVRw1TeKBrmj32JhxhR0ceNcBY+wMobt/Bv7M7TzwPAXjnZRtNaEsATnUZSKWZQ==',
}
const NEW_NODE = 22

/** @typedef {Record<string, { version?: string, integrity?: string, dependencies?: object, devDependencies?: object }>} Packages */

/** Installs missing packages; returns a note when there was nothing to do. */
export async function ensurePackages(root = ROOT) {
  if (packagesFault(root) === null) return 'up to date'
  // Install scripts stay off: Prisma's would download engines that are not used.
  await npm(['ci', '--include=dev', '--ignore-scripts'])
  if (isNew(process.versions.node)) {
    await npm(['install', '--no-save', '--include=dev', '--ignore-scripts', `${SQLITE}@${SQLITE_FOR_NEW_NODE.version}`])
    if (!isTestedSqlite(installedIn(root))) {
      throw new Problem(
        `${SQLITE} ${SQLITE_FOR_NEW_NODE.version} is not the package that this was written for. Delete node_modules.`,
      )
    }
  } else {
    // By default node-gyp compiles one file at a time.
    await npm(['rebuild', SQLITE], { JOBS: 'max' })
  }
  return null
}

/**
 * Why node_modules cannot be used; null when it can: every direct dependency is there, everything has the version of
 * the lockfile, and the native code loads.
 * @param {string} root
 */
export function packagesFault(root, nodeVersion = process.versions.node) {
  const installed = installedIn(root)
  if (!installed) return 'nothing is installed'
  const wanted = readPackages(path.join(root, 'package-lock.json')) ?? {}
  const versions = wantedVersions(wanted, nodeVersion)
  const { dependencies, devDependencies } = wanted[''] ?? {}
  const direct = Object.keys({ ...dependencies, ...devDependencies }).map((name) => `node_modules/${name}`)
  const missing = direct.find((place) => !installed[place])
  if (missing) return `${missing} is missing`
  const other = Object.keys(installed).find(
    (place) => place in versions && installed[place]?.version !== versions[place],
  )
  if (other) return `${other} is not the version of the lockfile`
  if (isNew(nodeVersion) && !isTestedSqlite(installed)) return `${SQLITE} is not the package that it should be`
  return sqliteLoads(root) ? null : 'better-sqlite3 was built for another version of Node'
}

/**
 * The packages that npm has installed in node_modules, with the hash of each download.
 * @param {string} root
 */
function installedIn(root) {
  return readPackages(path.join(root, 'node_modules', '.package-lock.json'))
}

/** @param {Packages | null} installed */
function isTestedSqlite(installed) {
  return installed?.[`node_modules/${SQLITE}`]?.integrity === SQLITE_FOR_NEW_NODE.integrity
}

/**
 * @param {string} lockfile
 * @returns {Packages | null}
 */
function readPackages(lockfile) {
  return existsSync(lockfile) ? JSON.parse(readFileSync(lockfile, 'utf8')).packages : null
}

/**
 * The version of each path in node_modules.
 * @param {Packages} wanted
 * @param {string} nodeVersion
 */
function wantedVersions(wanted, nodeVersion) {
  const versions = Object.fromEntries(Object.entries(wanted).map(([place, { version }]) => [place, version]))
  if (isNew(nodeVersion)) versions[`node_modules/${SQLITE}`] = SQLITE_FOR_NEW_NODE.version
  return versions
}

/** @param {string} nodeVersion */
function isNew(nodeVersion) {
  return Number.parseInt(nodeVersion, 10) >= NEW_NODE
}

/**
 * Whether the native code was built for this version of Node. Nothing else in this process loads it.
 * @param {string} root
 */
function sqliteLoads(root) {
  try {
    const Sqlite = createRequire(path.join(root, 'package.json'))(SQLITE)
    new Sqlite(':memory:').close()
    return true
  } catch {
    return false
  }
}

/**
 * @param {string[]} args
 * @param {Record<string, string>} [env]
 */
function npm(args, env) {
  // Under "npm start" this is the same npm; otherwise the one on the path, which Windows finds through its shell only.
  const own = process.env.npm_execpath
  return run(
    own ? process.execPath : 'npm',
    [...(own ? [own] : []), ...args, '--no-audit', '--no-fund', '--loglevel=error'],
    {
      env,
      shell: !own && process.platform === 'win32',
      advice:
        'npm could not install the packages. It needs its registry and, where better-sqlite3 has no ready-made build, Python 3, make and a C++ compiler.',
    },
  )
}
