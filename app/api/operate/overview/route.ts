import { handlers } from '@/lib/http/handlers'
import { readOverview } from '@/lib/operate/server/overview'

/** /api/operate/overview: the figures of today. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getOverview: ({ db, now }) => readOverview({ db, now }),
})
