/** Whether something made from other files is still up to date: by what the files contain, since a clone has new times. */
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/**
 * A hash over names and contents of all files at the given paths (folders with all that is in them; missing ones are
 * left out), and over further `values` that matter. `skip` tells which relative paths do not matter.
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

function filesAt(root, start) {
  const full = path.join(root, start)
  if (!existsSync(full)) return []
  if (statSync(full).isFile()) return [start]
  return readdirSync(full).flatMap((name) => filesAt(root, `${start}/${name}`))
}

/** True when `stamp` was written with this fingerprint. */
export function isFresh(stamp, print) {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === print
}

/** Notes in the file `stamp` what the thing beside it was made from. */
export function markFresh(stamp, print) {
  writeFileSync(stamp, print)
}
