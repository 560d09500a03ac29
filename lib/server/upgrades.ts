import type { Server } from 'node:http'
import type { Hook } from './hook'

/**
 * Node hands a request with an `Upgrade` header to nobody but the listeners for it, past everything that guards, logs and
 * counts requests. Next listens for the sake of its development tools and leaves all other such sockets open forever.
 * Without a listener Node takes them for what they are besides: plain requests.
 */
export function ignoreUpgrades(server: Server): void {
  server.removeAllListeners('upgrade')
}

/** Whoever asked for another protocol does not get to keep the connection of this one. */
export const closeAfterUpgrade: Hook = ({ request, response }) => {
  if (request.headers.upgrade !== undefined) response.shouldKeepAlive = false
}
