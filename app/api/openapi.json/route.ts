import { openApiDocument } from '@/lib/api/openapi'
import { env } from '@/lib/env'
import { methodNotAllowed } from '@/lib/http/not-found'
import { cacheable, json } from '@/lib/http/respond'

/** GET /api/openapi.json: the API document, generated from the schemas that check requests. */
export function GET(request: Request): Promise<Response> {
  return cacheable(request, json(openApiDocument(env.APP_URL)))
}

export const { POST, PUT, PATCH, DELETE } = methodNotAllowed('GET')
