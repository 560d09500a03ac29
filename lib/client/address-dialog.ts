import { create } from 'zustand'
import type { User } from '@/lib/contracts/users'

type Request = { onSaved?: (user: User) => void }

/** Whether somebody is asked for the delivery address. Any screen may ask; the shell shows the dialog. */
export const useAddressDialog = create<{ request: Request | null }>(() => ({ request: null }))

export const addressDialog = {
  open: (request: Request = {}) => useAddressDialog.setState({ request }),
  close: () => useAddressDialog.setState({ request: null }),
}
