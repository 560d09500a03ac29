'use client'

import { Heart } from 'lucide-react'
import { useHeart } from '@/components/likes/use-heart'
import { cn } from '@/components/ui/class-names'
import { IconButton } from '@/components/ui/icon-button'

type RestaurantHeartProps = {
  restaurant: { id: number; name: string }
  likedOnServer?: boolean
  look?: 'soft' | 'raised'
  /** Called when the like is removed. */
  onUnlike?: () => void
}

/** A heart that likes a restaurant. */
export function RestaurantHeart({ restaurant, look = 'soft', ...options }: RestaurantHeartProps) {
  const { liked, toggle } = useHeart('restaurants', restaurant.id, options)
  return (
    <IconButton
      label={`Favorite ${restaurant.name}`}
      aria-pressed={liked}
      look={look}
      icon={<Heart className={cn('transition-transform active:scale-125', liked && 'fill-accent text-accent')} />}
      onClick={toggle}
    />
  )
}
