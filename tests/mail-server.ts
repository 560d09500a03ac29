import { onTestFinished } from 'vitest'
import { type MailServerOptions, openMailServer } from './smtp-server'

/** A real SMTP server for one test. */
export async function startMailServer(options: MailServerOptions = {}) {
  const server = await openMailServer(options)
  onTestFinished(server.close)
  return server
}
