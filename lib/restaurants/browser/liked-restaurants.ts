import { create } from 'zustand'

type LikedRestaurants = {
  /** The ids of the restaurants that the user likes, as the screen shows them. */
  liked: readonly number[]
  /** The same as the server said last. Another user has another set, so a late answer changes nothing. */
  onServer: Set<number>
}

/**
 * The user's favorite restaurants, once the session is known. Nothing of them is stored in the browser: each page is told anew when
 * the session is restored, so a like that was taken back elsewhere cannot return. ./like-restaurant.ts changes them.
 */
export const useLikedRestaurants = create<LikedRestaurants>(() => ({ liked: [], onServer: new Set() }))

/** Takes over what the restored session tells of its user. */
export const takeLikedRestaurants = (liked: readonly number[]) =>
  useLikedRestaurants.setState({ liked, onServer: new Set(liked) })
