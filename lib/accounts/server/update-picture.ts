import 'server-only'
import { TEXTS } from '@/lib/contract/texts'
import { within } from '@/lib/db/database'
import type { Deps } from '@/lib/db/deps'
import { AppError } from '@/lib/errors'
import { readPicture } from '@/lib/pictures/server/read-picture'
import { keepPicture } from '@/lib/pictures/server/store-image'
import { pictureAddress } from '@/lib/pictures/server/stored-pictures'
import { isFullAccount } from '@/lib/policy'
import { type UpdateProfile, updateProfile } from './profile'
import type { User } from './shapes'

const FIELD = 'profile_image'

/**
 * Changes the caller's profile together with its picture: an upload, which is stored only if the profile is valid, an
 * address, or none. Throws `forbidden` for guests.
 */
export async function updatePicture({ change, ...who }: UpdateProfile, deps: Deps): Promise<User> {
  if (!isFullAccount(who.actor)) throw new AppError('forbidden', TEXTS.guestRefused)
  const { profileImage } = change
  if (!profileImage) return updateProfile({ ...who, change }, deps)
  if (!profileImage.startsWith('data:')) {
    const address = pictureAddress(profileImage, FIELD)
    return updateProfile({ ...who, change: { ...change, profileImage: address } }, deps)
  }
  const picture = await readPicture({ dataUrl: profileImage, field: FIELD })
  return deps.db.write(async (tx) => {
    const { url } = await keepPicture({ userId: who.actor.id, picture }, { tx, now: deps.now })
    return updateProfile({ ...who, change: { ...change, profileImage: url } }, { db: within(tx), now: deps.now })
  })
}
