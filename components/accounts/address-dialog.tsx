'use client'

import { useEffect } from 'react'
import { late } from '@/components/ui/late'
import { addressDialog, useAddressDialog } from '@/lib/accounts/browser/dialogs'
import { useSession } from '@/lib/accounts/browser/session'
import { hasAddress } from '@/lib/accounts/rules/delivery-address'
import { whenUsed } from '@/lib/client/when-used'

const AddressFormDialog = late(async () => (await import('./address-form-dialog')).AddressFormDialog, { soon: null })

/** Renders the dialog that asks for the delivery address. */
export function AddressDialog() {
  const { request } = useAddressDialog()
  const { user } = useSession()
  const mayNeedIt = user !== null && !user.guestAccount && !hasAddress(user)
  useEffect(() => (mayNeedIt ? whenUsed(AddressFormDialog.preload) : undefined), [mayNeedIt])
  if (!request || !user) return null
  return <AddressFormDialog open onOpenChange={addressDialog.close} user={user} onSaved={request.onSaved} />
}
