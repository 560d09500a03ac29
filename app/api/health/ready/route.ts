import { GET as health } from '@/app/api/health/route'
import { methodNotAllowed } from '@/lib/http/not-found'

/** GET /api/health/ready: whether requests may be sent here, which is what /api/health tells. */
export const GET = health

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
