import type { ServerResponse } from 'node:http'
import type { Hook } from './hook'

/** The answers of this process that are not out yet. */
export const openAnswers = new Set<ServerResponse>()

export const trackAnswer: Hook = ({ response }) => {
  openAnswers.add(response)
  response.once('close', () => openAnswers.delete(response))
}
