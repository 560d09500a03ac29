import ShopLayout from '@/app/(shop)/layout'
import { UnknownScreen } from '@/components/shell/unknown-screen'

/** As for a path that does not exist, which others are told (lib/server/unknown-paths.ts): the operator was demoted meanwhile. */
export default function NotOperating() {
  return (
    <ShopLayout>
      <UnknownScreen />
    </ShopLayout>
  )
}
