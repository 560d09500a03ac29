import 'server-only'
import { isPictureAddress } from '@/lib/domain/picture-address'
import { env } from '@/lib/env'
import { fieldError } from '@/lib/errors'

/**
 * Refuses the address of a picture that leads to anything else of this site: every page that shows it would call that, in the
 * name of whoever looks. The schemas cannot tell, since they do not know where the site is.
 */
export function requirePictureAddress(field: string, address: string | undefined): void {
  if (address && !isPictureAddress(address, env.APP_URL)) throw fieldError(field, 'Image must be a valid URL')
}
