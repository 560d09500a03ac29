import { readFileSync } from 'node:fs'
import path from 'node:path'
import { db } from '@/lib/db/client'
import type { Tx } from '@/lib/db/database'
import { projectFiles } from './project-files'

/** A call of the database in our code: `tx.order.findMany(`, `db.read.$queryRaw`. */
const CALL = /\b(?:tx|read)\.(?:\$\w+|\w+\.(?:find|count|aggregate|groupBy|create|update|upsert|delete)\w*\()/g

/** Every place in lib/ that calls the database, as `file:line`. */
export function querySites(): string[] {
  return projectFiles()
    .filter((file) => /^lib\/.+\.ts$/.test(file) && !file.endsWith('.test.ts'))
    .flatMap((file) =>
      readFileSync(file, 'utf8')
        .split('\n')
        .flatMap((line, index) => (line.match(CALL) ? `${file}:${index + 1}` : [])),
    )
}

/** Notes from now on which places call the database, through the client that all code of this process shares. */
export function watchQuerySites(): ReadonlySet<string> {
  const seen = new Set<string>()
  const { read, write, snapshot } = db
  Object.assign(db, {
    read: watched(read, seen),
    write: (work: (tx: Tx) => Promise<unknown>) => write((tx) => work(watched(tx, seen))),
    snapshot: (work: (tx: Tx) => Promise<unknown>) => snapshot((tx) => work(watched(tx, seen))),
  })
  return seen
}

/** A proxy of the object that notes the callers of its methods and of its parts' methods. */
function watched<T extends object>(target: T, seen: Set<string>): T {
  return new Proxy(target, {
    get(_, name) {
      const value: unknown = Reflect.get(target, name)
      if (typeof value === 'function') {
        return (...args: unknown[]) => {
          const site = callerInLib()
          if (site) seen.add(site)
          return Reflect.apply(value, target, args)
        }
      }
      return typeof value === 'object' && value !== null ? watched(value, seen) : value
    },
  })
}

/** The place of our code that called, as `file:line`. Several calls may share a line. */
function callerInLib(): string | undefined {
  const frame = new Error('who calls').stack?.split('\n').find((line) => line.includes(`${path.sep}lib${path.sep}`))
  const [, file, line] = /\(?([^\s(]+):(\d+):\d+\)?$/.exec(frame ?? '') ?? []
  return file && `${path.relative(process.cwd(), file)}:${line}`
}
