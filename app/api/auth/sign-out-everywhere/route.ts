import { lastProof } from '@/lib/accounts/server/sessions'
import { handlers } from '@/lib/http/handlers'
import { json } from '@/lib/http/respond'
import { signIn } from '@/lib/http/sign-in'

/** /api/auth/sign-out-everywhere: ends all sessions of the caller and gives this browser a new one. */
export const { GET, POST, PUT, PATCH, DELETE } = handlers({
  signOutEverywhere: async ({ user, sessionId, request, db, now }) => {
    const answer = json({ message: 'Signed out everywhere else' })
    const proof = { sessions: { some: { id: sessionId } } }
    const provenAt = await lastProof(sessionId, { db })
    return signIn({ user, proof, request, everywhere: true, provenAt }, answer, { now })
  },
})
