'use client'

import { useState } from 'react'
import { RadioCard, RadioCards } from '@/components/ui/radio-card'
import { WordsDialog } from '@/components/ui/words-dialog'
import { call } from '@/lib/client/api'
import { MAX_WORDS, type Reportable } from '@/lib/reports/rules'

/** Asks what is wrong, and with which of several things. */
export function ReportDialog({ things, onClose }: { things: readonly Reportable[]; onClose: () => void }) {
  const [chosen, setChosen] = useState(0)
  return (
    <WordsDialog
      title="Report to Plateful"
      description="We read every report. Nobody else learns that you wrote it."
      label="What is wrong?"
      most={MAX_WORDS}
      send={async (reason) => {
        const thing = things[chosen]?.thing
        if (thing) await call('report', { body: { ...thing, reason } })
      }}
      doneText="Thank you. We will look at it."
      onClose={onClose}
    >
      {things.length > 1 && (
        <RadioCards label="What do you report?">
          {things.map(({ name }, at) => (
            <RadioCard key={name} name="thing" title={name} checked={chosen === at} onChange={() => setChosen(at)} />
          ))}
        </RadioCards>
      )}
    </WordsDialog>
  )
}
