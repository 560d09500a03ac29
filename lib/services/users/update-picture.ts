import 'server-only'
import { TEXTS } from '@/lib/contracts/texts'
import type { ProfileUpdate } from '@/lib/contracts/users'
import { within } from '@/lib/db/database'
import type { UserRow } from '@/lib/db/shapes'
import { isFullAccount, mayActFor } from '@/lib/domain/policy'
import { AppError } from '@/lib/errors'
import type { Deps } from '@/lib/services/deps'
import { pictureAddress } from '@/lib/services/images/picture-address'
import { readPicture } from '@/lib/services/images/read-picture'
import { keepPicture } from '@/lib/services/images/store-image'
import { updateProfile } from './update-profile'

const FIELD = 'profile_image'

/**
 * Changes the caller's profile together with its picture: an uploaded one, which is stored only if the profile is
 * valid, one by address, or none. Throws `forbidden` for another's profile and for guests.
 */
export async function updatePicture(
  { actor, userId, change }: { actor: UserRow; userId: number; change: ProfileUpdate },
  deps: Deps,
): Promise<UserRow> {
  if (!mayActFor(actor, userId)) throw new AppError('forbidden', TEXTS.notAllowed)
  if (!isFullAccount(actor)) throw new AppError('forbidden', TEXTS.guestRefused)
  const { profileImage } = change
  if (!profileImage) return updateProfile({ actor, userId, change }, deps)
  if (!profileImage.startsWith('data:')) {
    const address = pictureAddress(profileImage, FIELD)
    return updateProfile({ actor, userId, change: { ...change, profileImage: address } }, deps)
  }
  const picture = await readPicture({ dataUrl: profileImage, field: FIELD })
  return deps.db.write(async (tx) => {
    const { url } = await keepPicture({ userId, picture }, { tx, now: deps.now })
    return updateProfile({ actor, userId, change: { ...change, profileImage: url } }, { db: within(tx) })
  })
}
