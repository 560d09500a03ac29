import { Card } from '@/components/ui/card'
import { cn } from '@/components/ui/class-names'
import { PrintButton } from '@/components/ui/print-button'
import { Warning } from '@/components/ui/warning'
import type { LetterRow } from '@/lib/mail/rules/letter'
import type { Receipt } from '@/lib/orders/rules/receipt'

/** The receipt of an order, as in its mail; a printed page contains nothing else. */
export function ReceiptCard({ receipt }: { receipt: Receipt }) {
  return (
    <Card pad="p-5 sm:p-8" className="receipt flex flex-col gap-5 print:border-0 print:p-0 print:shadow-none">
      <div>
        <p className="hidden font-extrabold text-lg print:block">Plateful</p>
        <h2 className="break-words font-bold text-xl">{receipt.arrival ?? receipt.title}</h2>
        {receipt.arrival && <p className="break-words">{receipt.title}</p>}
        <p className="text-ink-soft text-sm">{`${receipt.number} · ${receipt.placed}`}</p>
      </div>
      {receipt.canceled && <Warning>{receipt.canceled}</Warning>}
      <Rows rows={receipt.lines} />
      <Rows rows={receipt.totals} />
      {receipt.refunds.length > 0 && <Rows rows={receipt.refunds} />}
      <Rows rows={receipt.facts} />
      <PrintButton />
    </Card>
  )
}

function Rows({ rows }: { rows: readonly LetterRow[] }) {
  return (
    <dl className="flex flex-col gap-2 border-line border-t pt-4">
      {rows.map(({ label, notes = [], value, strong }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two lines of an order may be equal, and none of them moves.
        <div key={index} className={cn('flex justify-between gap-6', strong && 'font-bold text-lg')}>
          <dt className="min-w-0 break-words">
            {label}
            {notes.map((note) => (
              <span key={note} className="block text-ink-soft text-sm">
                {note}
              </span>
            ))}
          </dt>
          <dd className="tabular max-w-3/5 break-words text-right">{value}</dd>
        </div>
      ))}
    </dl>
  )
}
