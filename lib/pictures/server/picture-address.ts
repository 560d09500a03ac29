import 'server-only'
import { env } from '@/lib/env'
import { fieldError } from '@/lib/errors'
import { storedPictureAddress } from '@/lib/pictures/rules'

/** The address of a picture as it is stored. Throws `validation` for an address of this site that is not a picture. */
export function pictureAddress(address: string, field: string): string {
  const stored = storedPictureAddress(address, env.APP_URL)
  if (stored === null) throw fieldError(field, 'Picture must be a valid URL')
  return stored
}
