import { handlers } from '@/lib/http/handlers'
import { errorBody } from '@/lib/http/respond'

/** /api/auth: restores the session; without one the answer has errors, which callers ignore. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  getSession: async ({ user }) => user ?? errorBody('Unauthorized', { message: 'Unauthorized' }),
})
