import { create } from 'zustand'

/** Whether the sign-up window for guests is open. Any screen may offer it; the shell shows it. */
export const useSignupModal = create<{ open: boolean }>(() => ({ open: false }))

export const signupModal = {
  open: () => useSignupModal.setState({ open: true }),
  close: () => useSignupModal.setState({ open: false }),
}
