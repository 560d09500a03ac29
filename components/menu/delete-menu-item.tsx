'use client'

import { useRouter } from 'next/navigation'
import { useRef, useState, useTransition } from 'react'
import { Button } from '@/components/ui/button'
import { FormAlert } from '@/components/ui/form-alert'
import { LinkButton } from '@/components/ui/link-button'
import { notify } from '@/components/ui/toast'
import { call, isAnswer, orGone } from '@/lib/client/api'
import { TEXTS } from '@/lib/contract/texts'

type DeleteMenuItemProps = { id: number; name: string; menuHref: string }

/** The buttons that delete a menu item or keep it. */
export function DeleteMenuItem({ id, name, menuHref }: DeleteMenuItemProps) {
  const router = useRouter()
  const [alert, setAlert] = useState<string | null>(null)
  const [sending, setSending] = useState(false)
  const [leaving, startLeaving] = useTransition()
  const busy = useRef(false)

  async function remove() {
    // A second press can come before the button is rendered as pending.
    if (busy.current) return
    busy.current = true
    setSending(true)
    setAlert(null)
    try {
      await orGone(call('deleteMenuItem', { params: { id } }))
      notify(`${name} has been deleted`)
      startLeaving(() => {
        // Back must not lead to the deleted item.
        router.replace(menuHref)
        router.refresh()
      })
    } catch (error) {
      setAlert(isAnswer(error) ? error.message : TEXTS.menuItemDeleteFailed)
      busy.current = false
    } finally {
      setSending(false)
    }
  }

  return (
    <div className="flex flex-col">
      <FormAlert text={alert} />
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <LinkButton href={menuHref} prefetch={false} variant="secondary">
          Keep it
        </LinkButton>
        <Button variant="danger" pending={sending || leaving} onClick={() => void remove()}>
          Delete
        </Button>
      </div>
    </div>
  )
}
