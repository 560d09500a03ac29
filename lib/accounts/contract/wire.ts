import type * as z from 'zod/mini'
import type { SignedIn, User } from '@/lib/accounts/server/shapes'
import type { ErrorOut } from '@/lib/contract/answers'
import { centsOf, dollarsFromCents } from '@/lib/money'
import type { pictureBody, RestoredOut, UserOut } from './schemas'
import type { SessionOut } from './session-schemas'

/** A user as its owner sees it (spec §3.1). A missing email or phone number is an empty text. */
export function userToWire({ walletCents, email, phoneNumber, ...shown }: User): UserOut {
  return { ...shown, email: email ?? '', phoneNumber: phoneNumber ?? '', wallet: dollarsFromCents(walletCents) }
}

export function userFromWire({ wallet, email, phoneNumber, ...shown }: UserOut): User {
  return { ...shown, email: email || null, phoneNumber: phoneNumber || null, walletCents: centsOf(wallet) }
}

/** The user of a session with the user's likes. */
export function restoredFromWire({ likedItems, likedRestaurants, ...user }: RestoredOut) {
  return { ...userFromWire(user), likedItems, likedRestaurants }
}

/** The same, or the error for a visitor without a session. */
export function restoredToWire(answer: ReturnType<typeof restoredFromWire> | ErrorOut): RestoredOut | ErrorOut {
  if ('error' in answer) return answer
  const { likedItems, likedRestaurants, ...user } = answer
  return { ...userToWire(user), likedItems, likedRestaurants }
}

/** The sessions of a user. */
export function sessionsToWire({ sessions }: { sessions: readonly SignedIn[] }): { sessions: SessionOut[] } {
  return {
    sessions: sessions.map(({ createdAt, lastSeenAt, current, ...session }) => {
      return { ...session, createdAt: createdAt.toISOString(), lastSeenAt: lastSeenAt.toISOString(), current }
    }),
  }
}

/** The body of a profile change for its command; an empty or null contact does not change an account without one. */
export function profileChange(body: z.output<typeof pictureBody>) {
  const { first_name, last_name, phone_number, delivery_instructions, profile_image, ...fields } = body
  return {
    ...fields,
    firstName: first_name,
    lastName: last_name,
    phoneNumber: phone_number,
    deliveryInstructions: delivery_instructions,
    profileImage: profile_image,
  }
}
export type ProfileChange = Partial<ReturnType<typeof profileChange>>
