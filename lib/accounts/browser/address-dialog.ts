import { create } from 'zustand'
import type { User } from '@/lib/accounts/contract/schemas'

type Request = { onSaved?: (user: User) => void }

/** Whether the address dialog is open. Any screen may open it; the shell renders it. */
export const useAddressDialog = create<{ request: Request | null }>(() => ({ request: null }))

export const addressDialog = {
  open: (request: Request = {}) => useAddressDialog.setState({ request }),
  close: () => useAddressDialog.setState({ request: null }),
}
