'use client'

import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { LinkButton } from '@/components/ui/link-button'
import { notify } from '@/components/ui/toast'
import { call, orGone } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { TEXTS } from '@/lib/contract/texts'

type DeleteMenuItemProps = { id: number; name: string; menuHref: string }

/** The buttons that delete a menu item or keep it. */
export function DeleteMenuItem({ id, name, menuHref }: DeleteMenuItemProps) {
  const router = useRouter()
  const [alert, setAlert] = useState<string | null>(null)
  const { pending, run } = useAction(setAlert, TEXTS.menuItemDeleteFailed)

  const remove = () =>
    run(
      true,
      async () => {
        setAlert(null)
        await orGone(call('deleteMenuItem', { params: { id } }))
        notify(`${name} has been deleted`)
      },
      () => {
        // Back must not lead to the deleted item.
        router.replace(menuHref)
        router.refresh()
      },
    )

  return (
    <div className="flex flex-col">
      <FormAlert text={alert} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <LinkButton href={menuHref} prefetch={false} variant="secondary">
          Keep it
        </LinkButton>
        <Button variant="danger" pending={pending !== null} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </div>
  )
}
