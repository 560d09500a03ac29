import { deleteAccount } from '@/lib/accounts/server/delete-account'
import { updateProfile } from '@/lib/accounts/server/profile'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { signOut } from '@/lib/http/sign-in'
import { withdrawRequests } from '@/lib/orders/server/help'

/** /api/users/{id}: changes the caller's own profile, and deletes the caller's account. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  updateProfile: async ({ user, sessionId, body, db, now }) =>
    updateProfile({ actor: user, sessionId, change: body }, { db, now }),
  deleteAccount: async ({ user, body, db, now }) => {
    await deleteAccount({ userId: user.id, ...body }, { db, now, withdrawRequests })
    return signOut(json({ message: 'Your account was deleted.' }))
  },
})
