import type { Step } from './step'

/**
 * Closes the connection of a client that asked for another protocol. Node handles its request as a plain one, since
 * the server has no upgrade listener.
 */
export const closeAfterUpgrade: Step = ({ headers }, response) => {
  if (headers.upgrade !== undefined) response.shouldKeepAlive = false
}
