import { handlers } from '@/lib/http/handlers'
import { readHours } from '@/lib/restaurants/rules/read-hours'

/** /api/opening-hours: what is read of a text, before it is saved. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  readHours: async ({ query }) => ({ week: readHours(query.text) }),
})
