/** Whether generated files are up to date, by the contents of their sources: every clone has new modification times. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** A hash over the names and contents of all files at the paths or in these folders, and over further `values`. */
export function fingerprint(root, paths, { values = [], skip = () => false } = {}) {
  const hash = createHash('sha256').update(JSON.stringify(values))
  for (const file of paths.flatMap((start) => filesAt(root, start)).sort()) {
    if (skip(file)) continue
    const content = readFileSync(path.join(root, file))
    hash.update(`\n${file} ${content.length}\n`).update(content)
  }
  return hash.digest('hex')
}

function filesAt(root, start) {
  const full = path.join(root, start)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [start]
  return readdirSync(full).flatMap((name) => filesAt(root, `${start}/${name}`))
}

/** Whether `stamp` was written with this fingerprint. */
export function isFresh(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print
}

/** Writes the fingerprint of the sources to the file `stamp`. */
export function markFresh(stamp, print) {
  writeFileSync(stamp, print)
}
