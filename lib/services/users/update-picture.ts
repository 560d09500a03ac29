import 'server-only'
import { within } from '@/lib/db/database'
import type { UserRow } from '@/lib/db/shapes'
import { mayActFor } from '@/lib/domain/policy'
import type { Deps } from '@/lib/services/deps'
import { readPicture } from '@/lib/services/images/read-picture'
import { keepPicture } from '@/lib/services/images/store-image'
import { type ProfileChange, updateProfile } from './update-profile'

/** Changes the caller's profile together with its picture; an uploaded one is kept only if the profile goes through. */
export async function updatePicture(
  { actor, userId, change }: { actor: UserRow; userId: number; change: ProfileChange },
  deps: Deps,
): Promise<UserRow> {
  const { profileImage } = change
  if (!profileImage?.startsWith('data:') || !mayActFor(actor, userId))
    return updateProfile({ actor, userId, change }, deps)
  const picture = await readPicture({ dataUrl: profileImage, field: 'profile_image' })
  return deps.db.write(async (tx) => {
    const { url } = await keepPicture(picture, { tx, now: deps.now })
    return updateProfile({ actor, userId, change: { ...change, profileImage: url } }, { db: within(tx) })
  })
}
