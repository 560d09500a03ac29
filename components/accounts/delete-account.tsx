'use client'

import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { Dialog } from '@/components/ui/dialog'
import { latePart, notLoaded } from '@/components/ui/late-part'
import { formatMoney } from '@/lib/money'

type DeleteAccountProps = { userId: number; walletCents: number }

const DeleteAccountForm = latePart(async () => (await import('./delete-account-form')).DeleteAccountForm, {
  failed: notLoaded,
})

/** Deletes the account after its consequences were read and its password was typed. */
export function DeleteAccount({ userId, walletCents }: DeleteAccountProps) {
  const [open, setOpen] = useState(false)
  return (
    <Card className="flex flex-col items-start gap-4">
      <h2 className="font-bold text-xl">Delete your account</h2>
      <p>
        Your name, contact, addresses, picture, likes and mails are deleted. Your orders and reviews stay without your
        name, as those of a former customer. This needs all orders delivered or canceled, and no restaurants.
      </p>
      <Button
        variant="secondary"
        onPointerEnter={Dialog.preload}
        onFocus={Dialog.preload}
        onClick={() => setOpen(true)}
      >
        Delete your account
      </Button>
      <Dialog
        open={open}
        onOpenChange={setOpen}
        title="Delete your account for good?"
        description={
          walletCents > 0
            ? `This cannot be undone, and the ${formatMoney(walletCents)} in your wallet are lost.`
            : 'This cannot be undone.'
        }
      >
        <DeleteAccountForm userId={userId} onCancel={() => setOpen(false)} />
      </Dialog>
    </Card>
  )
}
