import { db } from '@/lib/db/client'
import { AppError } from '@/lib/errors'
import { errorResponse, json } from '@/lib/http/respond'
import { log } from '@/lib/log'
import { checkHealth } from '@/lib/operations/server/check-health'

/** Answers a health check; `details` are added when the check has passed. */
export async function healthAnswer(details: () => Promise<object> = async () => ({})): Promise<Response> {
  try {
    await checkHealth({ db, now: new Date() })
    return json({ status: 'ok', ...(await details()) })
  } catch (error) {
    if (error instanceof AppError) return errorResponse(error)
    log.error({ err: error }, 'unhealthy')
    return errorResponse(new AppError('unavailable', 'The database cannot be used.'))
  }
}
