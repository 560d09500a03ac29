import { viewer } from '@/app/viewer'
import { NotAllowed } from '@/components/owner/not-allowed'

/** In place of a screen that is another's, with status 403. */
export default async function Forbidden() {
  const user = await viewer()
  return <NotAllowed reason={user?.guestAccount ? 'guest' : 'stranger'} />
}
