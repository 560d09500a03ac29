import { AppError } from '@/lib/errors'

/** 64 KiB, unless the endpoint sets another limit. */
export const DEFAULT_BODY_LIMIT = 64 * 1024

/** Reads the body's text up to the limit in bytes. */
export async function readBody(request: Request, limit: number): Promise<string> {
  const tooLarge = () => new AppError('too_large', `The request is larger than ${Math.round(limit / 1024)} KiB.`)
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge()
  if (!request.body) return ''
  const chunks: Uint8Array[] = []
  let size = 0
  // The declared length may be missing or wrong, so the received bytes are counted too.
  const reader = request.body.getReader()
  for (let chunk = await reader.read(); !chunk.done; chunk = await reader.read()) {
    size += chunk.value.byteLength
    if (size > limit) {
      await reader.cancel()
      throw tooLarge()
    }
    chunks.push(chunk.value)
  }
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(Buffer.concat(chunks))
  } catch {
    throw new AppError('malformed', 'The request is not valid UTF-8.')
  }
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

/** Refuses a mutating call whose content type is not JSON. */
export function requireJson(request: Request): void {
  const type = request.headers.get('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (type !== 'application/json')
    throw new AppError('unsupported_media_type', 'The content type must be application/json.')
}
