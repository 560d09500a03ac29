import ShopLayout from '@/app/(shop)/layout'
import { UnknownScreen } from '@/components/shell/unknown-screen'

/** The same as for a path that does not exist. */
export default function NotOperating() {
  return (
    <ShopLayout>
      <UnknownScreen />
    </ShopLayout>
  )
}
