import 'server-only'
import type { Deps } from '@/lib/db/deps'
import { ownMenuItem } from './own-menu-item'

/** Deletes an item of the owner's own restaurant; orders keep their copies. */
export async function deleteMenuItem(
  { itemId, actorId }: { itemId: number; actorId: number },
  { db }: Pick<Deps, 'db'>,
): Promise<void> {
  await db.write(async (tx) => {
    await ownMenuItem({ itemId, actorId }, tx)
    await tx.menuItem.delete({ where: { id: itemId } })
  })
}
