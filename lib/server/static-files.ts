import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'
import { ANSWER_HEADERS } from '@/lib/http/answer-headers.mjs'
import { knows } from '@/lib/http/respond'
import { accepts, addVary } from './accepted-encoding'
import type { Step } from './step'

/** The content types of the files that the build compresses. */
const TYPES: Record<string, string> = {
  '.js': 'application/javascript; charset=UTF-8',
  '.css': 'text/css; charset=UTF-8',
}

export type StaticFiles = ReadonlyMap<string, StaticFile>
type StaticFile = { type: string; etag: string; br: Buffer; gzip: Buffer }

/** Reads the files that the build compressed, by path on the site; no other file is served. Empty without a build. */
export function readStaticFiles(directory: string): StaticFiles {
  const names = existsSync(directory) ? readdirSync(directory, { recursive: true, encoding: 'utf8' }) : []
  return new Map(
    names.flatMap((name) => {
      const plain = name.replace(/\.br$/, '')
      const type = TYPES[path.extname(plain)]
      if (plain === name || !type) return []
      const br = readFileSync(path.join(directory, name))
      const gzip = readFileSync(path.join(directory, `${plain}.gz`))
      const etag = `W/"${createHash('sha1').update(br).digest('base64url')}"`
      return [[`/_next/static/${plain.split(path.sep).join('/')}`, { type, etag, br, gzip }]]
    }),
  )
}

/** Answers requests for the compressed files; Next still answers other methods, ranges and encodings. */
export function answerStaticFiles(files: StaticFiles): Step {
  return (request, response) => send(files.get(request.url ?? ''), request, response)
}

const SHEET = /<link rel="stylesheet" href="([^"]+)"[^>]*>/g

/**
 * The page with its style sheets inside, which paints a round trip earlier. Its scripts load them as files afterward, so
 * the next pages need not have them.
 */
export function withSheets(html: string, files: StaticFiles): string {
  return html.replace(SHEET, (link, href: string) => {
    const file = files.get(href)
    if (!file) return link
    const folder = path.posix.dirname(path.posix.dirname(href))
    return `<style>${gunzipSync(file.gzip).toString().replaceAll('url(../', `url(${folder}/`)}</style>`
  })
}

function send(file: StaticFile | undefined, request: IncomingMessage, response: ServerResponse): boolean {
  const isPlain = (request.method === 'GET' || request.method === 'HEAD') && request.headers.range === undefined
  const encoding = accepts(request, 'br') ? 'br' : accepts(request, 'gzip') ? 'gzip' : null
  if (!file || !isPlain || !encoding) return false
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) response.setHeader(name, value)
  // The file names change with their contents.
  response.setHeader('Cache-Control', 'public, max-age=31536000, immutable')
  response.setHeader('ETag', file.etag)
  addVary(response)
  if (knows(request.headers['if-none-match'], file.etag)) {
    response.writeHead(304).end()
    return true
  }
  response.setHeader('Content-Type', file.type)
  response.setHeader('Content-Encoding', encoding)
  response.setHeader('Content-Length', file[encoding].length)
  response.end(request.method === 'HEAD' ? undefined : file[encoding])
  return true
}
