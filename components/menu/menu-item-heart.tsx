'use client'

import { LikeButton } from './like-button'
import { useFavorite } from './use-favorite'

/** The like button of one menu item, without a card. */
export function MenuItemHeart({ id, name }: { id: number; name: string }) {
  const { liked, count, toggle } = useFavorite(id)
  return <LikeButton itemName={name} liked={liked} count={count} onToggle={toggle} />
}
