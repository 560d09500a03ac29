'use client'

import { ImageUp } from 'lucide-react'
import { type ComponentProps, type DragEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { cn } from '@/components/ui/class-names'
import { FileInput } from '@/components/ui/file-input'
import { Picture } from '@/components/ui/picture'
import { Spinner } from '@/components/ui/spinner'
import { TextField } from '@/components/ui/text-field'
import { useAction } from '@/lib/client/use-action'
import { shownPicture } from '@/lib/picture-addresses'
import { PICTURE_TYPES, readPicture, uploadPicture } from '@/lib/pictures/browser'
import { isPictureAddress } from '@/lib/pictures/rules'

type PictureFieldProps = {
  /** The address that was typed or uploaded. */
  value: string
  /** Receives the address of an uploaded picture. */
  onUploaded: (url: string) => void
  /** Called when an upload starts and ends: the form must not send the old picture meanwhile. */
  onUploading: (uploading: boolean) => void
  /** Customers see it in the shape of a restaurant's picture. */
  wide?: boolean
  /** Registers the text field with the form. */
  input: Omit<ComponentProps<typeof TextField>, 'label'>
}

/** A picture by upload, drag and drop, or address. */
export function PictureField({ value, onUploaded, onUploading, wide, input }: PictureFieldProps) {
  const chooser = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, run } = useAction(setProblem)
  const uploading = pending !== null
  const shown = usePictureAddress(value)

  async function upload(file: File | undefined) {
    if (!file || uploading) return
    onUploading(true)
    await run(true, async () => {
      setProblem(null)
      const picture = await readPicture(file)
      if ('problem' in picture) setProblem(picture.problem)
      else onUploaded(await uploadPicture(picture.dataUrl))
    })
    onUploading(false)
  }

  const drop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    void upload(event.dataTransfer.files[0])
  }

  return (
    <div className="flex flex-col gap-4 sm:flex-row">
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is an extra; the button beside does the same */}
      <div
        className={cn(
          'relative w-full shrink-0 self-start overflow-hidden rounded-md border-2 sm:w-44',
          !shown && 'border-dashed',
          over ? 'border-accent' : shown ? 'border-line' : 'border-line-strong/50',
        )}
        onDragOver={(event) => {
          event.preventDefault()
          setOver(true)
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        {shown ? (
          <Picture src={shown} alt="The chosen picture" sizes="(min-width: 40rem) 11rem, 100vw" wide={wide} />
        ) : (
          <span
            className={cn('grid place-items-center bg-sunken text-ink-soft', wide ? 'aspect-8/5' : 'aspect-square')}
          >
            <ImageUp className="size-7" />
          </span>
        )}
        {uploading && (
          <span className="absolute inset-0 grid place-items-center bg-scrim text-on-fill">
            <Spinner className="size-7" />
          </span>
        )}
      </div>
      <div className="flex min-w-0 flex-1 flex-col gap-3">
        <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
          <Button variant="secondary" size="sm" pending={uploading} onClick={() => chooser.current?.click()}>
            <ImageUp className="size-4" />
            {value ? 'Upload another picture' : 'Upload a picture'}
          </Button>
          <span className="text-ink-soft text-sm">PNG, JPEG, WebP, GIF or AVIF</span>
          <FileInput ref={chooser} label="Picture file" accept={PICTURE_TYPES} onChoose={(file) => void upload(file)} />
        </div>
        <output aria-live="polite" className="sr-only">
          {uploading ? 'Uploading the picture' : ''}
        </output>
        {problem && (
          <p role="alert" className="text-danger-ink text-sm">
            {problem}
          </p>
        )}
        <TextField
          label="Picture address"
          hint={
            value && !shownPicture(value)
              ? 'Plateful has hidden this picture. Your account says why.'
              : 'Filled in by an upload, or paste a URL'
          }
          required
          type="url"
          inputMode="url"
          autoComplete="off"
          placeholder="https://"
          spellCheck={false}
          {...input}
        />
      </div>
    </div>
  )
}

/** Time to finish typing an address, so that half of one is not requested. */
const SETTLED_MS = 600

/** The typed address of a picture once typing has paused; empty while it is not an address. */
export function usePictureAddress(typed: string): string {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [typed])
  return isPictureAddress(settled.trim()) ? settled : ''
}
