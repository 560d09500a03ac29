import { handlers } from '@/lib/http/handlers'
import { deductFunds } from '@/lib/wallet/server'

/** /api/users/wallet/deduct/{id}: takes from the caller's own wallet. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  deductFunds: async ({ user, body, db, now }) => deductFunds({ userId: user.id, ...body }, { db, now }),
})
