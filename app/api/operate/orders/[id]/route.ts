import { handlers } from '@/lib/http/handlers'
import { findStory } from '@/lib/operate/server/read-order'

/** /api/operate/orders/{id}: an order with its whole story. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getOperatorOrder: ({ params, db }) => findStory(params.id, { db }),
})
