import { viewer } from '@/app/viewer'
import { NotAllowed } from '@/components/shell/not-allowed'

/** Replaces the form for users without a restaurant, with status 403. */
export default async function NewMenuItemForbidden() {
  const user = await viewer()
  return <NotAllowed reason={user?.guestAccount ? 'guest' : 'no-restaurant'} />
}
