import type { ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { env } from '@/lib/env'
import { openAnswers } from './open-answers'

const LOOK_EVERY_MS = 1_000
/** The most bytes that all clients of one address may leave unread together. */
const MAX_UNREAD_BYTES = 64 * 1024 * 1024

type Progress = { taken: number; at: number }

/**
 * Keeps unread answers from filling the memory. Closes connections whose client has read nothing for
 * `READER_PATIENCE_MS`, and all waiting connections of an address that leaves too much unread.
 */
export function cutOffSlowReaders(): void {
  const progress = new WeakMap<Socket, Progress>()
  const look = () => {
    for (const response of openAnswers) {
      if (isStuck(response, progress, performance.now())) response.socket?.destroy()
    }
    // Behind a proxy all clients share its address; the proxy reads at once, and limits its clients itself.
    if (env.TRUST_PROXY === 0) cutOffGreedyAddresses()
  }
  setInterval(look, LOOK_EVERY_MS).unref()
}

function cutOffGreedyAddresses(): void {
  const unread = new Map<string | undefined, { bytes: number; sockets: Set<Socket> }>()
  for (const { req, writableLength } of openAnswers) {
    if (writableLength === 0) continue
    const address = req.socket.remoteAddress
    const { bytes, sockets } = unread.get(address) ?? { bytes: 0, sockets: new Set() }
    unread.set(address, { bytes: bytes + writableLength, sockets: sockets.add(req.socket) })
  }
  for (const { bytes, sockets } of unread.values()) {
    if (bytes > MAX_UNREAD_BYTES) for (const socket of sockets) socket.destroy()
  }
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
