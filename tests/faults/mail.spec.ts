import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { openDatabase } from '@/lib/db/database'
import { after } from '@/lib/instant'
import { freePort } from '../../scripts/setup/port.mjs'
import { aCustomer } from '../builders'
import { startMailServer } from '../mail-server'
import { Client } from './client'
import { HAS_POSTGRES, Server } from './server'
import { makeFolder, Site } from './site'

const KILLS = 5
/** After this long a mail of a dead process is taken over, in minutes. */
const TAKEN_OVER = 5
/** On a slow and busy machine. */
const SOON = { timeout: 30_000 }

let place: Awaited<ReturnType<typeof makeFolder>>
let server: Server | null
let sites: Site[]
let url: string

afterEach(async () => {
  await Promise.all(sites.map((site) => site.kill()))
  await server?.stop()
  place.remove()
})

/** Signs a new customer up; returns the email, to which a welcome goes. */
async function signUp(site: Site): Promise<string> {
  const client = new Client(site.port)
  const body = aCustomer()
  const { status } = await client.send('POST', '/api/auth/signup', { body })
  client.close()
  expect(status).toBe(201)
  return body.email
}

async function withMails<T>(work: (db: ReturnType<typeof openDatabase>) => Promise<T>): Promise<T> {
  const db = openDatabase(url)
  try {
    return await work(db)
  } finally {
    await db.close()
  }
}

const waiting = () => withMails((db) => db.read.mail.findMany({ where: { dueAt: { not: null } } }))

/** Makes the waiting mails due this many minutes earlier. */
const passMinutes = (minutes: number) =>
  withMails(async (db) => {
    const mails = await db.read.mail.findMany({ where: { dueAt: { not: null } }, select: { id: true, dueAt: true } })
    await db.write(async (tx) => {
      for (const { id, dueAt } of mails) {
        if (dueAt) await tx.mail.update({ where: { id }, data: { dueAt: after(dueAt, -minutes * 60_000) } })
      }
    })
  })

describe.each(['SQLite', 'PostgreSQL'] as const)('two processes on %s', (engine) => {
  const isHere = engine === 'SQLite' || HAS_POSTGRES

  beforeEach(async () => {
    sites = []
    place = await makeFolder()
    server = engine === 'PostgreSQL' && isHere ? await Server.start(place.file) : null
    url = server ? await server.newDatabase() : `file:${place.file}`
  })

  const startTwo = async (smtpUrl: string) => {
    const start = () => Site.start(place.file, { env: { DATABASE_URL: url, SMTP_URL: smtpUrl } })
    sites = await Promise.all([start(), start()])
    const [first, second] = sites
    if (!first || !second) throw new Error('There are no sites')
    return [first, second] as const
  }

  test.runIf(isHere)(
    `every mail arrives, and copies have one Message-ID, when processes are killed before and while they send, ${KILLS} times [4.25.4]`,
    async () => {
      const mailbox = await startMailServer({ slow: 400 })
      const both = await startTwo(mailbox.url)
      const welcomed: string[] = []
      for (let kill = 0; kill < KILLS; kill++) {
        welcomed.push(await signUp(both[kill % 2 === 0 ? 0 : 1]))
        // Some die between the commit and the sending, some while the server takes the mail.
        await sleep(kill * 120)
        await Promise.all(both.map((site) => site.kill()))
        await Promise.all(both.map((site) => site.start()))
      }
      await expect
        .poll(async () => {
          await passMinutes(TAKEN_OVER)
          return (await waiting()).length
        }, SOON)
        .toBe(0)
      const copies = mailbox.taken.map(({ to, messageId }) => [[to ?? []].flat()[0]?.text, messageId] as const)
      for (const email of welcomed) {
        const ids = copies.filter(([to]) => to === email).map(([, id]) => id)
        expect(ids.length, email).toBeGreaterThan(0)
        expect(new Set(ids).size, email).toBe(1)
      }
      expect(sites.map((site) => site.complaints())).toEqual(['', ''])
    },
  )

  test.runIf(isHere)(
    'mails of a mail server that is down for ten minutes arrive once, when it is back [4.25.4]',
    async () => {
      const port = await freePort()
      const both = await startTwo(`smtp://127.0.0.1:${port}`)
      const welcomed = [await signUp(both[0]), await signUp(both[1])]
      const attempts = async () => (await waiting()).map((mail) => mail.attempts)
      await expect.poll(attempts, SOON).toEqual([1, 1])
      await passMinutes(1)
      await expect.poll(attempts, SOON).toEqual([2, 2])
      const mailbox = await startMailServer({ port })
      await passMinutes(9)
      await expect.poll(attempts, SOON).toEqual([])
      expect(mailbox.taken.map(({ to }) => [to ?? []].flat()[0]?.text).toSorted()).toEqual(welcomed.toSorted())
      expect(sites.map((site) => site.complaints())).toEqual(['', ''])
    },
  )
})
