'use client'

import { ImagePlus, X } from 'lucide-react'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Field } from '@/components/ui/field'
import { FileInput } from '@/components/ui/file-input'
import { FormAlert } from '@/components/ui/form-alert'
import { IconButton } from '@/components/ui/icon-button'
import type { OverlayProps } from '@/components/ui/late'
import { Picture } from '@/components/ui/picture'
import { chosenPieces, PiecePicker, type Pieces } from '@/components/ui/piece-picker'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { Sheet } from '@/components/ui/sheet'
import { Textarea } from '@/components/ui/textarea'
import { notify } from '@/components/ui/toast'
import { call } from '@/lib/client/api'
import { Attempts } from '@/lib/client/attempt-key'
import { useAction } from '@/lib/client/use-action'
import { MAX_HELP_PICTURES } from '@/lib/list-limits'
import { mergeAnswer } from '@/lib/live/browser/live-store'
import { orderFromWire } from '@/lib/orders/contract/wire'
import { HELP_DETAILS, HELP_TITLES } from '@/lib/orders/rules/help-texts'
import { HELP_ASKS, HELP_KINDS, type HelpKind, MAX_HELP_TEXT } from '@/lib/orders/rules/order-help'
import type { Order } from '@/lib/orders/server/shapes'
import { PICTURE_TYPES, readPicture, uploadPicture } from '@/lib/pictures/browser'

/** The customer's request for help with a delivered order. */
export function HelpSheet({ order, open, onOpenChange }: OverlayProps & { order: Order }) {
  const [attempts] = useState(() => new Attempts())
  const [kind, setKind] = useState<HelpKind | null>(null)
  const [pieces, setPieces] = useState<Pieces>({})
  const [text, setText] = useState('')
  const [pictures, setPictures] = useState<readonly string[]>([])
  const [problem, setProblem] = useState<string | null>(null)
  const { pending, run } = useAction<'send' | 'picture'>(setProblem)
  const asks = kind && HELP_ASKS[kind]
  const lines = chosenPieces(pieces)
  const isReady =
    asks && (asks.lines !== 'required' || lines.length > 0) && (asks.text !== 'required' || text.trim() !== '')

  async function send() {
    if (!kind || !isReady) return
    setProblem(null)
    const body = { kind, lines: asks.lines === 'none' ? [] : lines, text, pictures: [...pictures] }
    const isSent = await run('send', async () => {
      const answer = await attempts.send(body, (idempotencyKey) =>
        call('askHelp', { params: { id: order.id }, body, idempotencyKey }),
      )
      mergeAnswer({ orders: [orderFromWire(answer)] })
    })
    if (!isSent) return
    notify(`${order.restaurant.name} has your request.`)
    onOpenChange(false)
  }

  return (
    <Sheet
      side="right"
      open={open}
      onOpenChange={onOpenChange}
      title="Get help with this order"
      description={`Order ${order.id} from ${order.restaurant.name}`}
      footer={
        <>
          <FormAlert text={problem} />
          <Button wide pending={pending === 'send'} disabled={!isReady || pending !== null} onClick={() => void send()}>
            Send to the restaurant
          </Button>
          <p className="mt-2 text-center text-ink-soft text-sm">They answer within 24 hours; else Plateful does.</p>
        </>
      }
    >
      <div className="flex flex-col gap-6 pt-2">
        <RadioCards label="What happened?">
          {HELP_KINDS.map((one) => (
            <RadioCard
              key={one}
              name="kind"
              value={one}
              title={HELP_TITLES[one]}
              description={HELP_DETAILS[one]}
              checked={kind === one}
              onChange={() => setKind(one)}
            />
          ))}
        </RadioCards>
        {asks && asks.lines !== 'none' && (
          <PiecePicker
            label={asks.lines === 'required' ? 'What is missing?' : 'Which dishes? (optional)'}
            lines={order.items}
            pieces={pieces}
            onChange={setPieces}
          />
        )}
        {asks && (
          <Field
            label={asks.text === 'required' ? 'What was it?' : 'Anything else'}
            required={asks.text === 'required'}
            optional={asks.text !== 'required'}
          >
            <Textarea
              rows={3}
              maxLength={MAX_HELP_TEXT}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          </Field>
        )}
        {asks && (
          <Pictures
            pictures={pictures}
            onChange={setPictures}
            uploading={pending === 'picture'}
            disabled={pending !== null}
            upload={(file) =>
              void run('picture', async () => {
                setProblem(null)
                const picture = await readPicture(file)
                if ('problem' in picture) return setProblem(picture.problem)
                const address = await uploadPicture(picture.dataUrl)
                setPictures([...new Set([...pictures, address])])
              })
            }
          />
        )}
      </div>
    </Sheet>
  )
}

type PicturesProps = {
  pictures: readonly string[]
  onChange: (pictures: readonly string[]) => void
  uploading: boolean
  disabled: boolean
  upload: (file: File) => void
}

/** The pictures of a request, up to three, each to be taken away again. */
function Pictures({ pictures, onChange, uploading, disabled, upload }: PicturesProps) {
  const chooser = useRef<HTMLInputElement>(null)
  return (
    <div className="flex flex-col gap-3">
      {pictures.length > 0 && (
        <ul aria-label="Pictures" className="flex flex-wrap gap-3">
          {pictures.map((address, index) => (
            <li key={address} className="relative">
              <Picture src={address} alt={`Picture ${index + 1}`} sizes="6rem" className="size-24 rounded-md" />
              <span className="absolute -top-2 -right-2">
                <IconButton
                  label={`Remove picture ${index + 1}`}
                  icon={<X />}
                  look="soft"
                  onClick={() => onChange(pictures.filter((one) => one !== address))}
                />
              </span>
            </li>
          ))}
        </ul>
      )}
      {pictures.length < MAX_HELP_PICTURES && (
        <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <Button
            variant="secondary"
            size="sm"
            pending={uploading}
            disabled={disabled}
            onClick={() => chooser.current?.click()}
          >
            <ImagePlus className="size-4" />
            Add a picture
          </Button>
          <span className="text-ink-soft text-sm">{`Up to ${MAX_HELP_PICTURES}; they help to see what happened.`}</span>
          <FileInput ref={chooser} label="Picture file" accept={PICTURE_TYPES} onChoose={upload} />
        </div>
      )}
    </div>
  )
}
