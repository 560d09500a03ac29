import Forbidden from '@/app/(shop)/forbidden'
import { Desk } from '@/components/shell/desk'

export default function ForbiddenToOthers() {
  return (
    <Desk restaurant={null}>
      <Forbidden />
    </Desk>
  )
}
