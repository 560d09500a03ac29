import { openApiDocument } from '@/lib/api/openapi'
import { describeBounds } from '@/lib/db/bounds'
import { env } from '@/lib/env'
import { methodNotAllowed } from '@/lib/http/not-found'
import { cacheable, json } from '@/lib/http/respond'

/** GET /api/openapi.json: the API document, generated from the schemas that check requests. */
export function GET(request: Request): Promise<Response> {
  return cacheable(request, json(openApiDocument({ url: env.APP_URL, bounds: describeBounds() })))
}

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
