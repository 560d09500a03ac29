import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { methodNotAllowed } from '@/lib/http/not-found'
import { errorResponse, json } from '@/lib/http/respond'
import { log } from '@/lib/log'
import { checkHealth } from '@/lib/operations/server/check-health'

/** GET /api/health: 200 when the database can be read and written and its migrations are current, else 503. */
export async function GET(): Promise<Response> {
  try {
    await checkHealth({ db, now: new Date() })
    return json({ status: 'ok' })
  } catch (error) {
    if (error instanceof AppError) return errorResponse(error)
    log.error({ err: error }, 'unhealthy')
    return errorResponse(new AppError('unavailable', 'The database cannot be used.'))
  }
}

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
