import { CalendarClock, Rocket, Truck } from 'lucide-react'
import type { ReactNode } from 'react'
import { RadioCard } from '@/components/ui/radio-card'
import type { DeliveryOption } from '@/lib/domain/order-total'

const TITLES: Record<DeliveryOption, { title: string; icon: ReactNode }> = {
  priority: { title: 'Priority', icon: <Rocket aria-hidden="true" /> },
  standard: { title: 'Standard', icon: <Truck aria-hidden="true" /> },
  schedule: { title: 'Schedule', icon: <CalendarClock aria-hidden="true" /> },
}

type OptionCardProps = {
  option: DeliveryOption
  /** How long it takes, or the scheduled time. */
  estimate: ReactNode
  /** The surcharge, such as '+$1.49'. */
  price?: ReactNode
  checked: boolean
  onSelect: (option: DeliveryOption) => void
  disabled?: boolean
}

/** One delivery option; put them into RadioCards. */
export function OptionCard({ option, estimate, price, checked, onSelect, disabled }: OptionCardProps) {
  const { title, icon } = TITLES[option]
  return (
    <RadioCard
      name="delivery-option"
      value={option}
      title={title}
      description={estimate}
      icon={icon}
      trailing={price}
      checked={checked}
      disabled={disabled}
      onChange={() => onSelect(option)}
    />
  )
}
