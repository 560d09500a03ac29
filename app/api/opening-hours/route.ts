import { handlers } from '@/lib/http/handlers'
import { readHours } from '@/lib/restaurants/rules/read-hours'

/** /api/opening-hours: parses opening hours before they are saved. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  readHours: async ({ query }) => ({ week: readHours(query.text) }),
})
