import type { ServerResponse } from 'node:http'
import { countAttempt } from '@/lib/db/attempts'
import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { ANSWER_HEADERS } from '@/lib/http/answer-headers.mjs'
import { clientAddress, FORWARDED_HEADER } from '@/lib/http/client-address'
import type { Step } from './step'

/** Counts the search screen against the limit of the search endpoints, and answers 429 above it. */
export const limitSearches: Step = (request, response) => {
  if (!isSearch(request.url)) return false
  const forwarded = String(request.headers[FORWARDED_HEADER] ?? '')
  const by = clientAddress(new Headers({ [FORWARDED_HEADER]: forwarded }))
  return countAttempt({ limit: 'searches', by }, { db, now: new Date() }).then(
    () => false,
    (error: unknown) => refuse(error, response),
  )
}

function isSearch(target = '/'): boolean {
  const [path, query] = target.split('?')
  return /^\/home\/?$/.test(path ?? '') && Boolean(new URLSearchParams(query).get('q'))
}

function refuse(error: unknown, response: ServerResponse): true {
  const isLimit = error instanceof AppError
  const message = isLimit ? error.message : 'Something went wrong. Please try again.'
  for (const [name, value] of Object.entries(ANSWER_HEADERS)) response.setHeader(name, value)
  if (isLimit) response.setHeader('Retry-After', String(error.extra.retryAfter))
  response.writeHead(isLimit ? 429 : 503, { 'Content-Type': 'text/html; charset=utf-8', 'Cache-Control': 'no-store' })
  response.end(
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Plateful</title></head><body><h1>Please wait a moment</h1><p>${message}</p></body></html>`,
  )
  return true
}
