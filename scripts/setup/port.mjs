import net from 'node:net'

/** Why the server could not listen on a port, as an error code such as EADDRINUSE; null when it could. */
export function portFault(port) {
  return new Promise((resolve) => {
    const server = net.createServer()
    server.once('error', (error) => resolve(error.code))
    server.listen({ port }, () => server.close(() => resolve(null)))
  })
}

/** A port that nothing listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer()
    server.once('error', reject)
    server.listen(0, () => {
      const { port } = server.address()
      server.close(() => resolve(port))
    })
  })
}

/** Reads a port number from the command line or the environment; null when it is invalid. */
export function parsePort(text) {
  return /^\d{1,5}$/.test(text) && Number(text) >= 1 && Number(text) <= 65_535 ? Number(text) : null
}
