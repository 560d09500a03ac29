import { isUnavailable } from '@/lib/db/failures'
import { AppError } from '@/lib/errors'
import { REQUEST_ID_HEADER, SECONDS_UNTIL_AVAILABLE } from '@/lib/http/respond'
import { openAnswers } from './open-answers'

/**
 * Answers 503 with `Retry-After` when the storage failed while a page was rendered, or its heavy read waited too long;
 * Next would answer 500. The page still shows the error panel. An answer that has begun keeps its status.
 */
export function answerUnavailable(error: unknown, requestId: unknown): void {
  if (!isUnavailable(error) && !isBusy(error)) return
  for (const response of openAnswers) {
    if (response.headersSent || response.getHeader(REQUEST_ID_HEADER) !== requestId) continue
    response.setHeader('Retry-After', SECONDS_UNTIL_AVAILABLE)
    // Ignores the status that Next sets later, as it does for every failure.
    Object.defineProperty(response, 'statusCode', { get: () => 503, set: () => {} })
  }
}

const isBusy = (error: unknown): boolean => error instanceof AppError && error.code === 'unavailable'
