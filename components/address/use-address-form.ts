import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import { useSession } from '@/lib/client/session'
import type { User } from '@/lib/contracts/users'
import { parseAddress } from '@/lib/domain/delivery-address'

/** The form that saves an address on one line with the account (spec §5.2); guests are told to log in first. */
export function useAddressForm(user: User, address: string, onSaved: (saved: User) => void) {
  const { setUser } = useSession()
  return useApiForm({
    schema: user.guestAccount
      ? async () => (await import('@/lib/contracts/users')).guestAddressFormBody
      : async () => (await import('@/lib/contracts/users')).addressFormBody,
    defaultValues: { address },
    send: ({ address }) =>
      call('updateProfile', { params: { id: user.id }, body: parseAddress(address) ?? { address } }),
    fieldNames: { city: 'address', state: 'address', zip: 'address' },
    onDone(saved) {
      setUser(saved)
      onSaved(saved)
    },
  })
}
