import type { Step } from './step'

/**
 * A client that asked for another protocol must not keep the connection of this one. Node handles its request as a plain one, since the
 * server has no listener for upgrades.
 */
export const closeAfterUpgrade: Step = ({ headers }, response) => {
  if (headers.upgrade !== undefined) response.shouldKeepAlive = false
}
