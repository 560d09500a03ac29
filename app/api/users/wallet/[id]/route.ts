import { handlers } from '@/lib/http/handlers'
import { addFunds } from '@/lib/wallet/server'

/** /api/users/wallet/{id}: adds to the caller's own wallet. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  addFunds: async ({ user, body, db, now }) => addFunds({ userId: user.id, ...body }, { db, now }),
})
