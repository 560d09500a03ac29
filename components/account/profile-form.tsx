'use client'

import type { ReactNode, SubmitEvent } from 'react'
import { Button } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { FormAlert } from '@/components/ui/form-alert'
import { LinkButton } from '@/components/ui/link-button'

type ProfileFormProps = {
  alert: string | null
  pending: boolean
  onSubmit: (event: SubmitEvent) => Promise<void>
  children: ReactNode
}

/** The frame of a form for one part of the profile. */
export function ProfileForm({ alert, pending, onSubmit, children }: ProfileFormProps) {
  return (
    <Card>
      <form noValidate method="dialog" onSubmit={onSubmit}>
        <FormAlert text={alert} />
        {children}
        <div className="mt-3 flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
          <LinkButton href="/account" variant="secondary">
            Cancel
          </LinkButton>
          <Button type="submit" pending={pending}>
            Save
          </Button>
        </div>
      </form>
    </Card>
  )
}
