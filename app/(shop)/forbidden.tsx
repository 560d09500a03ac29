import { viewer } from '@/app/viewer'
import { NotAllowed } from '@/components/shell/not-allowed'

/** Replaces a screen that belongs to another user, with status 403. */
export default async function Forbidden() {
  const user = await viewer()
  return <NotAllowed reason={user?.guestAccount ? 'guest' : 'stranger'} />
}
