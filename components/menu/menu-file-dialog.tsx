'use client'

import { FileUp } from 'lucide-react'
import { useRouter } from 'next/navigation'
import { useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { DialogView } from '@/components/ui/dialog-view'
import { FileInput } from '@/components/ui/file-input'
import type { OverlayProps } from '@/components/ui/late'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { notify } from '@/components/ui/toast'
import type { DecimalMark } from '@/lib/menu/rules/menu-file'
import { MenuChanges } from './menu-changes'
import { useMenuImport } from './use-menu-import'

const MARKS: { mark: DecimalMark; title: string }[] = [
  { mark: 'point', title: '1,250.00' },
  { mark: 'comma', title: '1.250,00' },
]

type MenuFileDialogProps = OverlayProps & { restaurantId: number; onSaved: () => void }

/** Imports a menu from a CSV file: shows what it changes, asks what cannot be told, and then saves all of it. */
export function MenuFileDialog({ restaurantId, onSaved, open, onOpenChange }: MenuFileDialogProps) {
  const router = useRouter()
  const chooser = useRef<HTMLInputElement>(null)
  /** The decimal mark that was chosen for this file. */
  const [chosen, setChosen] = useState<DecimalMark | null>(null)
  const close = () => {
    change.forget()
    onOpenChange(false)
  }
  const change = useMenuImport(restaurantId, ({ created, changed }) => {
    notify(`The menu has been imported: ${created} new, ${changed} changed`)
    onSaved()
    router.refresh()
    onOpenChange(false)
  })
  const { looked, pending, look } = change
  const result = looked?.result
  const isAsked = result?.decimal === null || chosen !== null
  const count = (result?.created ?? 0) + (result?.changed ?? 0)

  return (
    <DialogView
      open={open}
      onOpenChange={(isOpen) => !isOpen && close()}
      title="Import a menu"
      description={looked ? undefined : 'A CSV file, as Excel, LibreOffice and Numbers save it.'}
      size="md"
      footer={
        <>
          <Button
            variant={looked ? 'secondary' : 'primary'}
            pending={pending === 'look' && !looked}
            onClick={() => chooser.current?.click()}
          >
            <FileUp className="size-5" />
            {looked ? 'Choose another file' : 'Choose a file'}
          </Button>
          {looked && (
            <Button
              pending={pending !== null}
              disabled={count === 0 || looked.result.errors.length > 0}
              onClick={() => void change.save()}
            >
              Import {count === 1 ? '1 item' : `${count} items`}
            </Button>
          )}
        </>
      }
    >
      <FileInput
        ref={chooser}
        label="CSV file"
        accept=".csv,.txt,.tsv,text/csv,text/plain"
        onChoose={(file) => {
          setChosen(null)
          // The question about the file before must not be answered for this one.
          change.forget()
          void look(file)
        }}
      />
      {looked && result ? (
        <div className="flex flex-col gap-4">
          {isAsked && (
            <RadioCards label="How are prices written in this file?" className="sm:grid-cols-2">
              {MARKS.map(({ mark, title }) => (
                <RadioCard
                  key={mark}
                  name="decimal-mark"
                  title={title}
                  checked={chosen === mark}
                  onChange={() => {
                    // The look that is under way would be shown as the answer.
                    if (pending) return
                    setChosen(mark)
                    void look(looked.source, mark)
                  }}
                />
              ))}
            </RadioCards>
          )}
          <MenuChanges result={result} isAgain={looked.isAgain} isFile />
        </div>
      ) : (
        <ul className="list-disc space-y-1.5 pl-5 text-base">
          <li>
            Begin with{' '}
            <a
              href={`/api/manage/${restaurantId}/menu.csv`}
              download="menu.csv"
              className="font-semibold text-accent-ink underline"
            >
              your menu as a file
            </a>
            : it has all columns.
          </li>
          <li>A line with an id changes that item; one without adds an item.</li>
          <li>Items that are not in the file stay as they are. Nothing is deleted.</li>
          <li>You see every change before it is saved.</li>
        </ul>
      )}
    </DialogView>
  )
}
