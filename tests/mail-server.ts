import type { AddressInfo } from 'node:net'
import { type ParsedMail, simpleParser } from 'mailparser'
import { SMTPServer } from 'smtp-server'
import { onTestFinished } from 'vitest'

/**
 * A real SMTP server that keeps what it takes. `refuse` answers a recipient or a text with this status, and `slow` is how long it
 * takes to answer a text that it has taken, in milliseconds.
 */
export async function startMailServer({ port: wanted = 0, slow = 0 } = {}) {
  const taken: ParsedMail[] = []
  const refuse: { recipient: number | null; text: number | null } = { recipient: null, text: null }
  const refusal = (responseCode: number) => Object.assign(new Error('No'), { responseCode })
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onRcptTo: (_, __, done) => done(refuse.recipient ? refusal(refuse.recipient) : null),
    onData: async (stream, _, done) => {
      const mail = await simpleParser(stream)
      if (refuse.text) return done(refusal(refuse.text))
      taken.push(mail)
      setTimeout(done, slow)
    },
  })
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve))
  const { port } = server.server.address() as AddressInfo
  const close = () => new Promise<void>((resolve) => server.close(resolve))
  onTestFinished(close)
  return { url: `smtp://127.0.0.1:${port}`, port, taken, refuse, close }
}
