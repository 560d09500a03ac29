import { methodNotAllowed } from '@/lib/http/not-found'
import { healthAnswer } from './answer'

/** GET /api/health: 200 when the database can be read and written and its migrations are current, else 503. */
export const GET = () => healthAnswer()

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
