import net from 'node:net'

/** A proxy between the site and a PostgreSQL server that cuts connections, at once or when the site commits. */
export class CuttingProxy {
  #target: URL
  readonly #sockets = new Set<net.Socket>()
  readonly #server = net.createServer((near) => this.#join(near))
  #dropsSettings = false
  #isFrozen = false
  #cutsAt: 'nothing' | 'commit' | 'answer' = 'nothing'

  private constructor(url: string) {
    this.#target = new URL(url)
  }

  static async start(url: string): Promise<CuttingProxy> {
    const proxy = new CuttingProxy(url)
    await new Promise<void>((resolve) => proxy.#server.listen(0, '127.0.0.1', resolve))
    return proxy
  }

  /** The URL of the same database through the proxy. */
  get url(): string {
    const address = this.#server.address()
    const port = typeof address === 'object' && address ? String(address.port) : ''
    return Object.assign(new URL(this.#target), { port, hostname: '127.0.0.1' }).href
  }

  /** From now on commits do not reach the server ('commit'), or are done and their answers get lost ('answer'). */
  cutAt(what: 'nothing' | 'commit' | 'answer'): void {
    this.#cutsAt = what
  }

  /** Removes the settings of new connections, as a pooler may. */
  dropSettings(): void {
    this.#dropsSettings = true
  }

  /** Leads new connections to another server, as a proxy does after a failover. */
  turnTo(url: string): void {
    this.#target = new URL(url)
  }

  /** Passes nothing on and closes nothing, as a machine that hangs; back again, it knows no connection of before. */
  freeze(isFrozen: boolean): void {
    this.#isFrozen = isFrozen
    if (!isFrozen) this.cutNow()
  }

  cutNow(): void {
    for (const socket of this.#sockets) socket.destroy()
  }

  close(): void {
    this.#server.close()
    this.cutNow()
  }

  #join(near: net.Socket): void {
    const far = net.connect(Number(this.#target.port), this.#target.hostname)
    let isCommitting = false
    let isFirst = this.#dropsSettings
    for (const socket of [near, far]) {
      this.#sockets.add(socket)
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#sockets.delete(socket)
        near.destroy()
        far.destroy()
      })
    }
    near.on('data', (data) => {
      if (this.#isFrozen) return
      isCommitting = data.includes('COMMIT')
      if (isCommitting && this.#cutsAt === 'commit') near.destroy()
      else far.write(isFirst ? withoutOptions(data) : data)
      isFirst = false
    })
    far.on('data', (data) => {
      if (this.#isFrozen) return
      if (isCommitting && this.#cutsAt === 'answer') near.destroy()
      else near.write(data)
    })
  }
}

/** The first message of a connection, which begins with its length. */
function withoutOptions(message: Buffer): Buffer {
  const rest = Buffer.from(message.toString('latin1').replace(/options\0[^\0]*\0/, ''), 'latin1')
  rest.writeInt32BE(rest.length)
  return rest
}
