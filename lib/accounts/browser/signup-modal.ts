import { create } from 'zustand'

/** Whether the signup dialog for guests is open. Any screen may open it; the shell renders it. */
export const useSignupModal = create<{ open: boolean }>(() => ({ open: false }))

export const signupModal = {
  open: () => useSignupModal.setState({ open: true }),
  close: () => useSignupModal.setState({ open: false }),
}
