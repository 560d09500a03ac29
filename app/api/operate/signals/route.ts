import { handlers } from '@/lib/http/handlers'
import { listSignals } from '@/lib/operate/server/signals'

/** /api/operate/signals. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getSignals: ({ db, now }) => listSignals({ db, now }),
})
