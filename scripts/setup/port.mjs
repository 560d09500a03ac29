import net from 'node:net'

/**
 * Why the server could not listen on a port, as an error code such as EADDRINUSE; null when it could.
 * @param {number} port
 * @returns {Promise<string | null>}
 */
export function portFault(port) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (/** @type {NodeJS.ErrnoException} */ error) => resolve(error.code ?? error.message))
    server.listen({ port }, () => server.close(() => resolve(null)))
  })
}

/**
 * A port that nothing listens on.
 * @returns {Promise<number>}
 */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' ? (address?.port ?? 0) : 0))
    })
  })
}

/**
 * Reads a port number from the command line or the environment; null when it is invalid.
 * @param {string} text
 */
export function parsePort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : null
}
