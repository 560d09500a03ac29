'use client'

import { Pencil, Plus } from 'lucide-react'
import { type FocusEvent, type KeyboardEvent, useEffect, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Textarea } from '@/components/ui/textarea'
import { MAX_CUSTOMIZATION_LENGTH } from '@/lib/cart/rules/cart'

type CartNoteProps = {
  /** The item's name. */
  name: string
  note: string | null
  onSave: (note: string) => void
}

/** The note of a cart line, edited in place. */
export function CartNote({ name, note, onSave }: CartNoteProps) {
  const [editing, setEditing] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const takesFocus = useRef(false)

  useEffect(() => {
    if (editing || !takesFocus.current) return
    takesFocus.current = false
    opener.current?.focus()
  }, [editing])

  function close(typed: string | null, keepsFocus: boolean) {
    if (typed !== null) onSave(typed)
    takesFocus.current = keepsFocus
    setEditing(false)
  }

  if (editing) return <NoteEditor name={name} note={note ?? ''} onClose={close} />
  return (
    <button
      ref={opener}
      type="button"
      onClick={() => setEditing(true)}
      className="inline-flex min-h-11 max-w-full items-center gap-1.5 self-start rounded-sm text-left text-ink-soft text-sm underline-offset-4 hover:text-ink hover:underline fine:min-h-8"
    >
      {note ? (
        <>
          <span className="sr-only">{`Edit note for ${name}: `}</span>
          <span className="min-w-0 whitespace-pre-line break-words">{note}</span>
          <Pencil className="size-3.5 shrink-0" />
        </>
      ) : (
        <>
          <Plus className="size-3.5 shrink-0" />
          Add a note
          <span className="sr-only">{` for ${name}`}</span>
        </>
      )}
    </button>
  )
}

type NoteEditorProps = {
  name: string
  note: string
  /** Receives the note to save, or null when it is unchanged. */
  onClose: (typed: string | null, keepsFocus: boolean) => void
}

/** Saves on Enter, by the button, and on blur; Escape cancels. */
function NoteEditor({ name, note, onClose }: NoteEditorProps) {
  const [typed, setTyped] = useState(note)
  const field = useRef<HTMLTextAreaElement>(null)

  useEffect(() => {
    field.current?.focus()
    field.current?.setSelectionRange(note.length, note.length)
  }, [note])

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onClose(null, true)
    // Enter also ends the composition of a word, as in Japanese.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
    event.preventDefault()
    onClose(typed, true)
  }

  function onBlur({ currentTarget, relatedTarget }: FocusEvent) {
    if (!currentTarget.contains(relatedTarget)) onClose(typed, false)
  }

  return (
    <form
      className="flex flex-col gap-2 py-1"
      onBlur={onBlur}
      onSubmit={(event) => {
        event.preventDefault()
        onClose(typed, true)
      }}
    >
      <Textarea
        ref={field}
        data-keeps-escape
        aria-label={`Note for ${name}`}
        rows={2}
        maxLength={MAX_CUSTOMIZATION_LENGTH}
        enterKeyHint="done"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <Button type="submit" variant="secondary" size="sm" className="self-start">
        Save<span className="sr-only">{` note for ${name}`}</span>
      </Button>
    </form>
  )
}
