import { createHash, timingSafeEqual } from 'node:crypto'
import { env } from '@/lib/env'
import { AppError } from '@/lib/errors'
import { unknownPath } from './not-found'
import { errorResponse } from './respond'

type Handler = (request: Request) => Promise<Response>

/** Requires `Authorization: Bearer` with OPERATIONS_TOKEN, else 401. Without that setting the path answers 404. */
export function operatorsOnly(handle: Handler): Handler {
  return async (request) => {
    if (!env.OPERATIONS_TOKEN) return unknownPath()
    if (!bears(request, env.OPERATIONS_TOKEN)) return refusal()
    return handle(request).catch((error: unknown) => errorResponse(error, request))
  }
}

function bears(request: Request, token: string): boolean {
  const [, sent] = /^bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '') ?? []
  return sent !== undefined && same(sent, token)
}

/** Hashes have equal lengths, so the comparison takes the same time for any token. */
function same(one: string, other: string): boolean {
  const [a, b] = [one, other].map((text) => createHash('sha256').update(text).digest())
  return a !== undefined && b !== undefined && timingSafeEqual(a, b)
}

function refusal(): Response {
  const answer = errorResponse(new AppError('unauthenticated', 'This needs the operations token.'))
  answer.headers.set('WWW-Authenticate', 'Bearer')
  return answer
}
