import { handlers } from '@/lib/http/handlers'
import { returningOrders } from '@/lib/orders/server/returning'

/** /api/orders/returning: the current and last orders of a returning customer. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getReturning: async ({ user, db, now }) => returningOrders({ customerId: user.id }, { db, now }),
})
