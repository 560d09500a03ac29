import { readPersonalData } from '@/lib/accounts/server/personal-data'
import { handlers } from '@/lib/http/handlers'

/** /api/users/data/{id}: all stored data of the caller. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getPersonalData: async ({ user, db }) => readPersonalData({ userId: user.id }, { db }),
})
