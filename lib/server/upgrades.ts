import type { Server } from 'node:http'
import type { Hook } from './hook'

/**
 * Node passes a request with an `Upgrade` header only to the listeners for it, past everything that protects, logs and
 * counts requests. Next listens for its development tools and leaves all other such sockets open forever. Without a
 * listener Node handles them as plain requests.
 */
export function ignoreUpgrades(server: Server): void {
  server.removeAllListeners('upgrade')
}

/** A client that asked for another protocol must not keep the connection of this one. */
export const closeAfterUpgrade: Hook = ({ request, response }) => {
  if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
}
