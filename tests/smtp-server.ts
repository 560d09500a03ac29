import type { AddressInfo, Socket } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'

export type MailServerOptions = {
  port?: number
  /** How long it takes to answer a text that it has taken, in milliseconds. */
  slow?: number
  /** Speaks TLS from the start, with a certificate that nobody has signed. */
  secure?: boolean
  /** The one login that it accepts; without it, no login is needed. */
  login?: { user: string; password: string }
}

/** A real SMTP server that keeps its mails. `refuse` makes it refuse, ignore or cut off a recipient or a text. */
export async function openMailServer({ port: wanted = 0, slow = 0, secure = false, login }: MailServerOptions = {}) {
  const taken: ParsedMail[] = []
  const refuse: { recipient: number | 'hang' | null; text: number | 'cut' | null } = { recipient: null, text: null }
  const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode })
  const sockets = new Set<Socket>()
  const hanging = { count: 0 }
  const server = new SMTPServer({
    secure,
    // Clients keep their connections for the next mail.
    closeTimeout: 100,
    authOptional: !login,
    disabledCommands: ['STARTTLS'],
    onAuth: ({ username, password }, _, done) => {
      const isKnown = username === login?.user && password === login?.password
      done(isKnown ? null : refusal(535), { user: username })
    },
    onRcptTo(_, __, done) {
      if (refuse.recipient === 'hang') hanging.count += 1
      else done(refuse.recipient ? refusal(refuse.recipient) : null)
    },
    onData: async (stream, _, done) => {
      if (refuse.text === 'cut') {
        for (const socket of sockets) socket.destroy()
        return
      }
      // A client that is killed within the text has sent no mail.
      const mail = await simpleParser(stream).catch(() => null)
      if (!mail) return
      if (refuse.text) return done(refusal(refuse.text))
      taken.push(mail)
      setTimeout(done, slow)
    },
  })
  server.on('error', () => {})
  server.server.on('connection', (socket: Socket) => sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  const account = login ? `${login.user}:${login.password}@` : ''
  return { url: `smtp${secure ? 's' : ''}://${account}127.0.0.1:${port}`, port, taken, refuse, hanging, close }
}
