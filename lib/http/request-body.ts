import { AppError } from '@/lib/errors'
import { processWide } from '@/lib/process-wide'

/** 64 KiB, unless the endpoint sets another limit. */
export const DEFAULT_BODY_LIMIT = 64 * 1024

/** Most bytes of large bodies in memory while they are received: about twenty pictures. */
const MAX_RECEIVED = 128 * 1024 * 1024
const received = processWide('received bytes', () => ({ bytes: 0 }))

const unread = processWide('unread requests', () => new WeakSet<Request>())

/** Whether part of the body was left unread. Its connection cannot be used again. */
export const isLeftUnread = (request: Request): boolean => unread.has(request)

/**
 * Reads the body up to the limit in bytes. Throws `unavailable` when too many large bodies are being received: slow
 * senders could fill the memory.
 */
export async function readBody(request: Request, limit: number): Promise<Buffer> {
  const tooLarge = () => new AppError('too_large', `The request is larger than ${Math.round(limit / 1024)} KiB.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) {
    unread.add(request)
    throw tooLarge()
  }
  const chunks: Uint8Array[] = []
  let size = 0
  let counted = 0
  try {
    // The declared length may be missing or wrong, so the received bytes are counted too.
    for await (const chunk of request.body ?? []) {
      chunks.push(chunk)
      size += chunk.byteLength
      if (size > limit) throw tooLarge()
      if (size > DEFAULT_BODY_LIMIT) counted += countReceived(size - counted)
    }
  } catch (error) {
    unread.add(request)
    // The client disconnected; not an error.
    throw error instanceof AppError ? error : new AppError('malformed', 'The request was cut short.')
  } finally {
    countReceived(-counted)
  }
  return Buffer.concat(chunks)
}

/** The text of a body in UTF-8. */
export function textOfBody(body: Buffer): string {
  return decoded(body, 'utf-8') ?? refuseEncoding()
}

function refuseEncoding(): never {
  throw new AppError('malformed', 'The request is not valid UTF-8.')
}

/**
 * The text of a file as spreadsheets save it: UTF-8, UTF-16 with a byte order mark, or else the code page that Excel
 * takes on Windows.
 */
export function textOfFile(body: Buffer): string {
  const [first, second] = body
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(body)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(body)
  return decoded(body, 'utf-8') ?? new TextDecoder('windows-1252').decode(body)
}

function decoded(body: Buffer, encoding: string): string | null {
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(body)
  } catch {
    return null
  }
}

/** Adds to the bytes of large bodies in memory and returns the total; throws `unavailable` when it is too high. */
function countReceived(bytes: number): number {
  const all = received.bytes + bytes
  if (bytes > 0 && all > MAX_RECEIVED) {
    throw new AppError('unavailable', 'Too many pictures are being uploaded right now. Please try again in a moment.')
  }
  received.bytes = all
  return bytes
}

/** Parses a body; an empty one counts as `{}`. */
export function parseJson(body: string): unknown {
  if (body.trim() === '') return {}
  try {
    return JSON.parse(body)
  } catch {
    throw new AppError('malformed', 'The request is not valid JSON.')
  }
}

const mediaType = (request: Request) => request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()

/** Whether the body is a CSV file. */
export const isCsv = (request: Request): boolean => mediaType(request) === 'text/csv'

/** Refuses a mutating call whose content type is not JSON. */
export function requireJson(request: Request): void {
  if (mediaType(request) !== 'application/json')
    throw new AppError('unsupported_media_type', 'The content type must be application/json.')
}
