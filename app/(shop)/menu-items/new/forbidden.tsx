import { viewer } from '@/app/viewer'
import { NotAllowed } from '@/components/owner/not-allowed'

/** In place of the form for those who have no restaurant that the item could be for, with status 403. */
export default async function NewMenuItemForbidden() {
  const user = await viewer()
  return <NotAllowed reason={user?.guestAccount ? 'guest' : 'no-restaurant'} />
}
