import { useSession } from '@/lib/accounts/browser/session'
import { userFromWire } from '@/lib/accounts/contract/wire'
import { parseAddress } from '@/lib/accounts/rules/delivery-address'
import { call } from '@/lib/client/api'
import { useApiForm } from '@/lib/client/api-form'
import type { User } from '@/lib/db/shapes'

/** The form that saves an address on one line with the account (spec §5.2); guests are told to log in first. */
export function useAddressForm(user: User, address: string, onSaved: (saved: User) => void) {
  const { setUser } = useSession()
  return useApiForm({
    schema: user.guestAccount
      ? async () => (await import('@/lib/accounts/contract/schemas')).guestAddressFormBody
      : async () => (await import('@/lib/accounts/contract/schemas')).addressFormBody,
    defaultValues: { address },
    send: ({ address }) =>
      call('updateProfile', { params: { id: user.id }, body: parseAddress(address) ?? { address } }).then(userFromWire),
    fieldNames: { city: 'address', state: 'address', zip: 'address' },
    onDone(saved) {
      setUser(saved)
      onSaved(saved)
    },
  })
}
