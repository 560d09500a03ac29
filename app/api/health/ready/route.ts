import { GET as health } from '@/app/api/health/route'
import { methodNotAllowed } from '@/lib/http/not-found'

/** GET /api/health/ready: whether this process can take requests, as checked by /api/health. */
export const GET = health

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
