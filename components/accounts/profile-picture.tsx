'use client'

import { ImageUp, Trash2 } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import { Avatar } from '@/components/ui/avatar'
import { Button } from '@/components/ui/button'
import { ConfirmDialog } from '@/components/ui/confirm-dialog'
import { FileInput } from '@/components/ui/file-input'
import { Spinner } from '@/components/ui/spinner'
import { notify } from '@/components/ui/toast'
import { session } from '@/lib/accounts/browser/session'
import { userFromWire } from '@/lib/accounts/contract/wire'
import type { User } from '@/lib/accounts/server/shapes'
import { call } from '@/lib/client/api'
import { useAction } from '@/lib/client/use-action'
import { PICTURE_TYPES, readPicture } from '@/lib/pictures/browser'

/**
 * The user's picture and name (`children`), and the ways to change the picture. A chosen picture shows at once; when
 * saving fails, the old one comes back.
 */
export function ProfilePicture({ user, children }: { user: User; children: ReactNode }) {
  const chooser = useRef<HTMLInputElement>(null)
  const [picture, setPicture] = useState(user.profileImage)
  const [problem, setProblem] = useState<string | null>(null)
  /** `saving` is the picture being saved; '' removes it. */
  const { pending: saving, run } = useAction<string>(setProblem)
  const [asking, setAsking] = useState(false)
  const shown = saving ?? picture

  const save = (wanted: string) =>
    run(wanted, async () => {
      setProblem(null)
      const body = { profile_image: wanted }
      const saved = userFromWire(await call('updatePicture', { params: { id: user.id }, body }))
      setPicture(saved.profileImage)
      session.setUser(saved)
      notify(wanted ? 'Your picture has been saved' : 'Your picture has been removed')
    })

  async function take(file: File) {
    if (saving !== null) return
    const read = await readPicture(file)
    if ('problem' in read) setProblem(read.problem)
    else await save(read.dataUrl)
  }

  return (
    <div className="flex flex-col items-center gap-4">
      <span className="relative">
        <Avatar name={`${user.firstName} ${user.lastName}`.trim()} src={shown} className="size-28 text-3xl" />
        {saving !== null && (
          <span className="absolute inset-0 grid place-items-center rounded-full bg-scrim text-on-fill">
            <Spinner className="size-8" />
          </span>
        )}
      </span>
      <output aria-live="polite" className="sr-only">
        {saving !== null && 'Saving your picture'}
      </output>
      {children}
      <div className="flex flex-wrap justify-center gap-2">
        <Button variant="secondary" size="sm" disabled={saving !== null} onClick={() => chooser.current?.click()}>
          <ImageUp className="size-4" />
          {picture ? 'Change picture' : 'Upload a picture'}
        </Button>
        {picture && (
          <Button variant="ghost" size="sm" disabled={saving !== null} onClick={() => setAsking(true)}>
            <Trash2 className="size-4" />
            Remove
            <span className="sr-only"> picture</span>
          </Button>
        )}
      </div>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title="Remove your picture?"
        description="Your initials take its place."
        confirmLabel="Remove"
        destructive
        onConfirm={() => save('')}
      />
      <FileInput ref={chooser} label="Picture file" accept={PICTURE_TYPES} onChoose={(file) => void take(file)} />
      {problem && (
        <p role="alert" className="text-center text-danger-ink text-sm">
          {problem}
        </p>
      )}
    </div>
  )
}
