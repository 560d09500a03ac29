import { readFileSync } from 'node:fs'
import { performance } from 'node:perf_hooks'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { PATHS } from '@/lib/contract/paths'
import { aCustomer } from '../builders'
import { aPicture, aProgressiveJpeg, dataUrl } from '../pictures'
import { type Answer, Client } from './client'
import { makeFolder, Site } from './site'

const CLIENTS = 4
const INTERVAL_MS = 100
const QUIET_ROUNDS = 20
/** Below this many milliseconds, the time of a call depends on the machine. */
const FLOOR_MS = 100
const MEMORY_MB = 150
/** Compressing and hashing wait for the threads that decode pictures. */
const WATCHED = ['/api/health/live', '/home', '/api/auth']

let place: Awaited<ReturnType<typeof makeFolder>>
let site: Site
let visitor: Client
let uploaders: Client[]

beforeEach(async () => {
  place = await makeFolder()
  site = await Site.start(place.file)
  visitor = await signedUp()
  uploaders = await Promise.all(Array.from({ length: CLIENTS }, signedUp))
})

afterEach(async () => {
  for (const client of [visitor, ...uploaders]) client.close()
  await site.kill()
  place.remove()
})

async function signedUp(): Promise<Client> {
  const client = new Client(site.port)
  await client.call(z.object({}), PATHS.signUp, { body: aCustomer() })
  return client
}

/** Twenty pictures that are as expensive as possible, with the status that each must get. */
async function hostilePictures(): Promise<{ image: string; status: number }[]> {
  const large = { width: 6300, height: 6300 }
  const jpeg = (scans: number, size = large) => aProgressiveJpeg({ ...size, scans })
  const flat = (side: number) => ({ create: { width: side, height: side, channels: 3, background: '#fff' } }) as const
  const cutShort = (bytes: Buffer) => bytes.subarray(0, bytes.length - 40)
  const taken: [Buffer, string][] = [
    [jpeg(29), 'jpeg'],
    [jpeg(30), 'jpeg'],
    [await sharp(flat(6300)).png({ progressive: true, compressionLevel: 6 }).toBuffer(), 'png'],
    [await sharp(flat(4000)).avif({ effort: 0 }).toBuffer(), 'avif'],
    // Data may be hidden behind the end of a picture; only the picture is stored.
    [Buffer.concat([await aPicture('gif'), Buffer.from('<script>alert(1)</script>')]), 'gif'],
  ]
  const refused: [Buffer, string][] = [
    ...[31, 90, 1500, 2647].map((scans): [Buffer, string] => [jpeg(scans), 'jpeg']),
    ...[31, 2647].map((scans): [Buffer, string] => [jpeg(scans, { width: 6200, height: 6200 }), 'png']),
    ...[10, 15, 20, 25, 30].map((scans): [Buffer, string] => [cutShort(jpeg(scans)), 'jpeg']),
    [await sharp(flat(9000)).png().toBuffer(), 'png'],
    [await sharp(flat(9000)).jpeg({ progressive: true, quality: 1 }).toBuffer(), 'jpeg'],
    [await sharp(flat(6300)).avif({ effort: 0 }).toBuffer(), 'avif'],
    [Buffer.concat([Buffer.from('%PDF-1.7\n'), jpeg(30)]), 'jpeg'],
  ]
  return [
    ...refused.map(([bytes, type]) => ({ image: dataUrl(bytes, `image/${type}`), status: 400 })),
    ...taken.map(([bytes, type]) => ({ image: dataUrl(bytes, `image/${type}`), status: 201 })),
  ]
}

/** Uploads a picture, again for as long as the site is too busy; returns the final status. */
async function upload(client: Client, image: string): Promise<Answer> {
  for (;;) {
    const answer = await client.send('POST', '/api/images', { body: { image } })
    if (answer.status !== 503) return answer
    await sleep(200)
  }
}

/**
 * How long the watched paths take in milliseconds, each asked at regular intervals while `lasts` says so. No call waits
 * for the one before: otherwise a pause of seconds would be a single time among many short ones.
 */
async function watch(lasts: (round: number) => boolean): Promise<Map<string, number[]>> {
  const times = new Map<string, number[]>(WATCHED.map((path) => [path, []]))
  const asked: Promise<void>[] = []
  for (let round = 0; lasts(round); round++) {
    for (const path of WATCHED) asked.push(timed(path).then((time) => void times.get(path)?.push(time)))
    await sleep(INTERVAL_MS)
  }
  await Promise.all(asked)
  return times
}

async function timed(path: string): Promise<number> {
  const start = performance.now()
  const { status } = await visitor.send('GET', path, { headers: { 'accept-encoding': 'gzip' } })
  expect(status).toBe(200)
  return performance.now() - start
}

/** The 90th percentile. */
function percentile90(times: readonly number[] = []): number {
  return times.toSorted((a, b) => a - b)[Math.floor(times.length * 0.9)] ?? 0
}

/** The memory of the server's process in MB. */
function memory(): number {
  const [, kilobytes] = readFileSync(`/proc/${site.pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB$/m) ?? []
  return Number(kilobytes) / 1024
}

test.runIf(process.platform === 'linux')(
  'pictures that are expensive to decode delay no other request and leave no memory behind (skipped where there is no /proc) [T37]',
  // A pause of the machine rarely comes twice; one that the pictures cause does.
  { retry: 1 },
  async () => {
    const pictures = await hostilePictures()
    expect(pictures).toHaveLength(20)
    // Code that is loaded and compiled on first use stays in memory, with or without such pictures.
    const plain = dataUrl(await aPicture('png'), 'image/png')
    await Promise.all(uploaders.map((client) => upload(client, plain)))
    await watch((round) => round < QUIET_ROUNDS)

    const before = memory()
    const quiet = await watch((round) => round < QUIET_ROUNDS)
    let uploading = true
    const left = [...pictures]
    const storm = Promise.all(
      uploaders.map(async (client) => {
        for (let next = left.shift(); next; next = left.shift()) {
          const { status, text } = await upload(client, next.image)
          expect(status, text).toBe(next.status)
        }
      }),
    ).finally(() => {
      uploading = false
    })
    const [stormy] = await Promise.all([watch(() => uploading), storm])
    const after = memory()

    for (const path of WATCHED) {
      expect(percentile90(stormy.get(path)), path).toBeLessThan(3 * Math.max(percentile90(quiet.get(path)), FLOOR_MS))
    }
    expect(after - before).toBeLessThan(MEMORY_MB)
    expect(site.complaints()).toBe('')
  },
)
