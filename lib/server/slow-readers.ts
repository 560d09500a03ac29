import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '@/lib/env'
import { openAnswers } from './open-answers'

const LOOK_EVERY_MS = 1_000

type Progress = { taken: number; at: number }

/** Closes connections whose client has read nothing for `READER_PATIENCE_MS`: unread answers could fill the memory. */
export function cutOffSlowReaders(): void {
  const progress = new WeakMap<Socket, Progress>()
  const look = () => {
    for (const response of openAnswers) {
      if (isStuck(response, progress, performance.now())) response.socket?.destroy()
    }
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}

function isStuck({ socket }: ServerResponse, progress: WeakMap<Socket, Progress>, now: number): boolean {
  // Nothing is waiting while the answer is still being made.
  if (!socket || socket.writableLength === 0) return false
  const taken = socket.bytesWritten - socket.writableLength
  const before = progress.get(socket)
  if (before?.taken === taken) return now - before.at > env.READER_PATIENCE_MS
  progress.set(socket, { taken, at: now })
  return false
}
