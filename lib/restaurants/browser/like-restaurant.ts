import { call } from '@/lib/client/api'
import { useLikedRestaurants } from './liked-restaurants'

let lastTap = 0
let sending: Promise<unknown> = Promise.resolve()

/**
 * Likes or unlikes a restaurant: shows it at once; if the server refuses, shows the server's state and throws. Calls
 * run one after the other, so that the last of two quick taps arrives last.
 */
export async function setRestaurantLiked(id: number, liked: boolean): Promise<void> {
  lastTap += 1
  const tap = lastTap
  const { onServer } = useLikedRestaurants.getState()
  show(id, liked)
  const sent = sending.then(() =>
    call(liked ? 'likeRestaurant' : 'unlikeRestaurant', { params: { id }, keepalive: true }),
  )
  sending = sent.catch(() => undefined)
  try {
    await sent
    if (liked) onServer.add(id)
    else onServer.delete(id)
  } finally {
    const isOfUser = onServer === useLikedRestaurants.getState().onServer
    if (isOfUser && tap === lastTap) show(id, onServer.has(id))
  }
}

function show(id: number, liked: boolean): void {
  useLikedRestaurants.setState((state) => {
    const others = state.liked.filter((other) => other !== id)
    return { liked: liked ? [...others, id] : others }
  })
}
