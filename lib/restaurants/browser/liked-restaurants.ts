import { create } from 'zustand'

type LikedRestaurants = {
  /** The ids of the restaurants that the user likes, as the screen shows them. */
  liked: readonly number[]
  /** The server's last answer. Each user has a new set, so a late answer for another user changes nothing. */
  onServer: Set<number>
}

/**
 * The user's favorite restaurants, once the session is known. They are not stored in the browser: each page gets them
 * when the session is restored, so a like removed elsewhere cannot return. ./like-restaurant.ts changes them.
 */
export const useLikedRestaurants = create<LikedRestaurants>(() => ({ liked: [], onServer: new Set() }))

/** Takes the likes from the restored session. */
export const takeLikedRestaurants = (liked: readonly number[]) =>
  useLikedRestaurants.setState({ liked, onServer: new Set(liked) })
