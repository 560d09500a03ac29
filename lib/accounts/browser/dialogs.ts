import { create } from 'zustand'
import type { User } from '@/lib/accounts/server/shapes'

type AddressRequest = { onSaved?: (user: User) => void }

/** Whether the address dialog is open. Any screen may open it; the shell renders it. */
export const useAddressDialog = create<{ request: AddressRequest | null }>(() => ({ request: null }))

export const addressDialog = {
  open: (request: AddressRequest = {}) => useAddressDialog.setState({ request }),
  close: () => useAddressDialog.setState({ request: null }),
}

type SignupRequest = { open: boolean; onDone?: (() => void) | undefined }

/** Whether the signup dialog for guests is open. Any screen may open it; the shell renders it. */
export const useSignupModal = create<SignupRequest>(() => ({ open: false }))

export const signupModal = {
  open: () => useSignupModal.setState({ open: true, onDone: undefined }),
  /** Opens it on the way to another action, `onDone`, which continues once there is an account. */
  openFor: (onDone: () => void) => useSignupModal.setState({ open: true, onDone }),
  close: () => useSignupModal.setState({ open: false, onDone: undefined }),
}
