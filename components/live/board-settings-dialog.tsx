'use client'

import { BellRing } from 'lucide-react'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { Dialog } from '@/components/ui/dialog'
import type { OverlayProps } from '@/components/ui/late'
import { Switch } from '@/components/ui/switch'
import { bell, useBell } from '@/lib/live/browser/bell'
import { boardSettings, useBoardSettings, VOLUME } from '@/lib/live/browser/board-settings'
import { tablet, useTablet } from '@/lib/live/browser/tablet'
import { useCanStayAwake } from '@/lib/live/browser/use-wake-lock'

type BoardSettingsDialogProps = OverlayProps & {
  /** The server's time, in milliseconds since the epoch. */
  now: number
}

/** How this device rings, shows and prints orders; the settings stay on the device. */
export function BoardSettingsDialog({ now, open, onOpenChange }: BoardSettingsDialogProps) {
  const { isCompact, printsSince } = useBoardSettings()
  const { staysAwake } = useTablet()
  const canStayAwake = useCanStayAwake()
  return (
    <Dialog
      open={open}
      onOpenChange={onOpenChange}
      title="Sound, size and printing"
      description="For this device only, which remembers it."
    >
      <div className="flex flex-col gap-5 pb-2">
        <Sound />
        <Choice
          label="Compact"
          hint="Smaller cards, so that more orders fit."
          checked={isCompact}
          onChange={(checked) => boardSettings.change({ isCompact: checked })}
        />
        <Choice
          label="Print a ticket when an order is accepted"
          hint="The browser asks each time, unless it was started in kiosk printing mode."
          checked={printsSince !== null}
          onChange={(checked) => boardSettings.change({ printsSince: checked ? now : null })}
        />
        {canStayAwake && (
          <Choice label="Keep screen on" checked={staysAwake} onChange={(checked) => tablet.stayAwake(checked)} />
        )}
      </div>
    </Dialog>
  )
}

function Sound() {
  const { isOn } = useBell()
  const { volume } = useBoardSettings()
  const hint = useId()

  async function test() {
    await bell.start()
    bell.play('ring')
  }

  return (
    <section className="flex flex-col gap-2">
      <h3 className="font-semibold text-base">Sound of new orders</h3>
      <div className="flex flex-wrap items-center gap-x-4">
        <label className="flex min-h-14 min-w-0 flex-1 basis-64 items-center gap-3 text-base">
          Volume
          <input
            type="range"
            className="h-11 min-w-0 flex-1 accent-ink"
            {...VOLUME}
            value={volume}
            onChange={({ target }) => boardSettings.change({ volume: target.valueAsNumber })}
          />
          <span className="tabular w-14 shrink-0 whitespace-nowrap text-right">{volume} %</span>
        </label>
        <Button variant="secondary" size="tap" className="px-5" aria-describedby={hint} onClick={() => void test()}>
          <BellRing className="size-5" />
          Test
        </Button>
      </div>
      <p id={hint} className="text-ink-soft text-sm">
        {isOn
          ? 'Sound is on. After each start of this page the browser forbids it again until the first touch.'
          : 'Sound is off: the browser forbids it until a touch. Test turns it on.'}
      </p>
    </section>
  )
}

type ChoiceProps = { label: string; hint?: string; checked: boolean; onChange: (checked: boolean) => void }

function Choice({ label, hint, checked, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div>
      <Switch
        label={label}
        aria-describedby={hint && id}
        checked={checked}
        onChange={({ target }) => onChange(target.checked)}
      />
      {hint && (
        <p id={id} className="text-ink-soft text-sm">
          {hint}
        </p>
      )}
    </div>
  )
}
