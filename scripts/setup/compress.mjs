/** Compresses the scripts and style sheets of a build as far as possible, which the server then sends as they are. */
import { readdir, readFile, writeFile } from 'node:fs/promises'
import path from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const gzipped = promisify(gzip)

/** Writes a `.br` and a `.gz` beside every script and style sheet of a directory, at any depth. */
export async function compressFiles(directory) {
  const names = await readdir(directory, { recursive: true })
  await Promise.all(
    names.filter((name) => /\.(js|css)$/.test(name)).map((name) => compress(path.join(directory, name))),
  )
}

async function compress(file) {
  const content = await readFile(file)
  const params = {
    [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
    [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
  }
  await writeFile(`${file}.br`, await brotli(content, { params }))
  await writeFile(`${file}.gz`, await gzipped(content, { level: constants.Z_BEST_COMPRESSION }))
}
