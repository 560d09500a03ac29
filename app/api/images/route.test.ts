import { createHash } from 'node:crypto'
import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { db } from '@/lib/db/client'
import { aPicture, aPictureUrl, aProgressiveJpeg, dataUrl } from '@/tests/pictures'
import { scene } from '@/tests/scene'
import { type Account, addCustomer } from '@/tests/world'
import { GET } from './[hash]/route'

let ada: Account
scene(async () => {
  ada = await addCustomer()
})

const upload = (image: unknown) => ada.call('uploadImage', { body: { image } })
const refusal = (image: unknown) => ada.refusal('uploadImage', { body: { image } })

/** The stored picture as the site serves it. */
async function served(hash: string, query = '') {
  const answer = await GET(new Request(`http://localhost:3000/api/images/${hash}${query}`), {
    params: Promise.resolve({ hash }),
  })
  return { answer, bytes: Buffer.from(await answer.clone().arrayBuffer()) }
}

describe('an uploaded picture is stored as WebP without metadata [5.7.3, 7.1.1]', () => {
  test.each(['png', 'jpeg', 'webp', 'gif', 'avif'] as const)('%s', async (format) => {
    const { url, hash } = await upload(await aPictureUrl(format))
    expect(url).toBe(`/api/images/${hash}`)
    const { answer, bytes } = await served(hash)
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/webp')
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('x-content-type-options')).toBe('nosniff')
    const { format: stored, width, height, exif, icc, xmp } = await sharp(bytes).metadata()
    expect({ stored, width, height, exif, icc, xmp }).toEqual({ stored: 'webp', width: 40, height: 20 })
    expect(bytes.toString('latin1')).not.toMatch(/secret|Ada/)
  })

  test('a stored picture is named by the hash of its bytes [5.7.3, V5.4.1–2]', async () => {
    const { hash } = await upload(await aPictureUrl())
    const { answer, bytes } = await served(hash)
    expect(createHash('sha256').update(bytes).digest('hex')).toBe(hash)
    expect(answer.headers.get('content-disposition')).toBe(`inline; filename="${hash}.webp"`)
  })

  test('a picture that the camera marked as rotated is stored upright', async () => {
    const sideways = await sharp(await aPicture('jpeg'))
      .withMetadata({ orientation: 6 })
      .toBuffer()
    const { hash } = await upload(dataUrl(sideways, 'image/jpeg'))
    expect(await sharp((await served(hash)).bytes).metadata()).toMatchObject({ width: 20, height: 40 })
  })

  test('a large picture is scaled down with its proportions kept', async () => {
    const { hash } = await upload(await aPictureUrl('jpeg', { width: 3200, height: 800 }))
    expect(await sharp((await served(hash)).bytes).metadata()).toMatchObject({ width: 1600, height: 400 })
  })

  test('a picture is read by its content, not by the type that it claims [V5.2.1–3]', async () => {
    const { hash } = await upload(dataUrl(await aPicture('gif'), 'image/png'))
    expect((await served(hash)).answer.status).toBe(200)
  })
})

describe('an uploaded picture is also stored in the widths that screens show [5.7.3]', () => {
  const wide = () => aPictureUrl('jpeg', { width: 800, height: 400 })
  const sizeOf = async (hash: string, query: string) => {
    const { answer, bytes } = await served(hash, query)
    expect(answer.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
    expect(answer.headers.get('content-type')).toBe('image/webp')
    const { width, height, exif } = await sharp(bytes).metadata()
    return { width, height, exif }
  }

  test.each([160, 320, 640])('%i pixels', async (width) => {
    const { hash } = await upload(await wide())
    expect(await sizeOf(hash, `?w=${width}`)).toEqual({ width, height: width / 2 })
  })

  test.each(['', '?w=', '?w=641', '?w=0160', '?w=160&w=320&x', '?w=160.0'])(
    '%o asks for no other width',
    async (query) => {
      const { hash } = await upload(await aPictureUrl('jpeg', { width: 120, height: 60 }))
      expect(await sizeOf(hash, query)).toEqual({ width: 120, height: 60 })
    },
  )

  test('a picture that is no wider is stored once', async () => {
    const { hash } = await upload(await aPictureUrl('jpeg', { width: 320, height: 100 }))
    expect(await db.read.imageWidth.findMany({ select: { width: true } })).toEqual([{ width: 160 }])
    expect(await sizeOf(hash, '?w=640')).toEqual({ width: 320, height: 100 })
  })

  test('a picture of an earlier version has its own width only, until it is uploaded again', async () => {
    const { hash } = await upload(await wide())
    await db.write((tx) => tx.imageWidth.deleteMany())
    expect(await sizeOf(hash, '?w=160')).toEqual({ width: 800, height: 400 })
    await upload(await wide())
    expect(await sizeOf(hash, '?w=160')).toEqual({ width: 160, height: 80 })
    await upload(await wide())
    expect(await db.read.imageWidth.count()).toBe(3)
  })

  test('all widths count toward the room of an account [5.7.4, T38]', async () => {
    const { hash } = await upload(await wide())
    const sizes: number[] = []
    for (const query of ['', '?w=160', '?w=320', '?w=640']) sizes.push((await served(hash, query)).bytes.length)
    const { size } = await db.read.imageUpload.findFirstOrThrow()
    expect(size).toBe(sizes.reduce((sum, one) => sum + one, 0))
  })
})

test('the same picture is stored once, however often it is uploaded at once [5.7.3]', async () => {
  const image = await aPictureUrl()
  const answers = await Promise.all([upload(image), upload(image), upload(image)])
  expect(new Set(answers.map(({ hash }) => hash)).size).toBe(1)
  await upload(image)
  expect(await db.read.image.count()).toBe(1)
  await upload(await aPictureUrl('png', { color: '#2d6cd2' }))
  expect(await db.read.image.count()).toBe(2)
})

describe('a file that is not an accepted picture is refused at its field [V5.2.1–3]', () => {
  const CHOOSE = 'Please choose a PNG, JPEG, WebP, GIF or AVIF picture'
  const UNREADABLE = 'This file is not a picture that we can read'
  const svg = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><script>alert(1)</script></svg>',
  )

  test.each([
    ['nothing', undefined, 'Please choose a picture'],
    ['a number', 7, 'Please choose a picture'],
    ['an empty text', '', CHOOSE],
    ['an address', 'https://example.com/a.png', CHOOSE],
    ['an SVG', dataUrl(svg, 'image/svg+xml'), CHOOSE],
    ['a page', dataUrl(Buffer.from('<h1>hi</h1>'), 'text/html'), CHOOSE],
    ['an unencoded picture', 'data:image/png,abc', CHOOSE],
    ['something that is not base64', 'data:image/png;base64,@@@@', CHOOSE],
    ['an empty picture', 'data:image/png;base64,', CHOOSE],
    ['an SVG that claims to be a PNG', dataUrl(svg, 'image/png'), UNREADABLE],
    ['a page that claims to be a PNG', dataUrl(Buffer.from('<h1>hi</h1>'), 'image/png'), UNREADABLE],
    ['a PDF that claims to be a JPEG', dataUrl(Buffer.from('%PDF-1.7\n'), 'image/jpeg'), UNREADABLE],
  ])('%s', async (_, image, text) => {
    expect(await refusal(image)).toEqual({ status: 400, message: text, errors: { image: text } })
    expect(await db.read.image.count()).toBe(0)
  })

  test('a picture that is cut short is refused', async () => {
    const whole = await aPicture('jpeg', { width: 400, height: 400 })
    expect(await refusal(dataUrl(whole.subarray(0, whole.length / 2), 'image/jpeg'))).toMatchObject({ status: 400 })
  })

  test('an SVG is refused, and its decoder is turned off [T36, V1.3.3–4]', async () => {
    await refusal(dataUrl(svg, 'image/png'))
    await expect(sharp(svg).metadata()).rejects.toThrow('unsupported image format')
  })

  test('a TIFF is refused, though it could be read', async () => {
    const tiff = await sharp(await aPicture('png'))
      .tiff()
      .toBuffer()
    expect(await refusal(dataUrl(tiff, 'image/png'))).toMatchObject({ status: 400, errors: { image: UNREADABLE } })
  })

  test('a small file that unpacks to a huge picture is refused [5.7.3, 7.1.1, T36, V5.2.1–3]', async () => {
    const bomb = await sharp({ create: { width: 6400, height: 6400, channels: 3, background: '#000' } })
      .png({ compressionLevel: 9 })
      .toBuffer()
    expect(bomb.byteLength).toBeLessThan(1_000_000)
    expect(await refusal(dataUrl(bomb, 'image/png'))).toMatchObject({ status: 400, errors: { image: UNREADABLE } })
  })

  test('an AVIF of more than 16 megapixels is refused, since its decoder takes the most memory', async () => {
    const large = await sharp({ create: { width: 4100, height: 4000, channels: 3, background: '#000' } })
      .avif({ effort: 0 })
      .toBuffer()
    expect(await refusal(dataUrl(large, 'image/avif'))).toMatchObject({ status: 400, errors: { image: UNREADABLE } })
  })

  test('a JPEG of more than 30 scans is refused, since each costs a pass over the picture [T37]', async () => {
    const withScans = (scans: number) => dataUrl(aProgressiveJpeg({ scans }), 'image/jpeg')
    await upload(withScans(30))
    expect(await refusal(withScans(31))).toEqual({ status: 400, message: UNREADABLE, errors: { image: UNREADABLE } })
    // The declared type does not matter.
    const disguised = dataUrl(aProgressiveJpeg({ scans: 31 }), 'image/png')
    expect(await refusal(disguised)).toMatchObject({ status: 400, errors: { image: UNREADABLE } })
  })
})

describe('many uploads at once', () => {
  const BUSY = 'Too many pictures are being uploaded right now. Please try again in a moment.'

  test('two pictures are decoded at a time, eight wait, and the rest are asked to come again [7.4.5, T37]', async () => {
    // Decoding takes so long that all calls arrive before the first one is done, however busy the database is.
    const slow = (at: number) => dataUrl(aProgressiveJpeg({ width: 1500 + at, height: 1600, scans: 30 }), 'image/jpeg')
    const images = Array.from({ length: 14 }, (_, at) => slow(at))
    const decoding: number[] = []
    const watch = () => decoding.push(sharp.counters().process + sharp.counters().queue)
    sharp.queue.on('change', watch)
    const answers = await Promise.all(images.map((image) => ada.ask('uploadImage', { body: { image } })))
    sharp.queue.off('change', watch)
    expect(Math.max(...decoding)).toBe(2)
    const statuses = answers.map(({ status }) => status)
    expect(statuses.filter((status) => status === 201)).toHaveLength(10)
    const refused = answers.filter(({ status }) => status === 503)
    expect(refused).toHaveLength(4)
    for (const { body, headers } of refused) {
      expect(body).toEqual({ message: BUSY, error: BUSY, errors: {} })
      expect(headers.get('retry-after')).toBe('5')
    }
    expect(await db.read.image.count()).toBe(10)
    await upload(await aPictureUrl())
  })
})

test('the decoder keeps nothing of a picture that was refused', async () => {
  const broken = aProgressiveJpeg({ width: 2000, height: 2000 })
  await refusal(dataUrl(broken.subarray(0, broken.length - 100), 'image/jpeg'))
  expect(sharp.cache()).toMatchObject({ memory: { max: 0 }, items: { current: 0 } })
})

describe('an account has room for 50 MB of pictures', () => {
  const MB = 1024 * 1024
  const NO_ROOM =
    'Your pictures take up all of the 50 MB that an account has. Please replace some by smaller ones; those that you no longer use make room after a day.'
  const green = () => aPictureUrl('png', { color: '#2dd26c' })

  /** Stores pictures of that many bytes for the account. */
  async function fill(size: number, { id } = ada) {
    const hash = String(id).padStart(64, '0')
    const createdAt = new Date()
    await db.write(async (tx) => {
      await tx.image.create({ data: { hash, bytes: new Uint8Array(1), createdAt } })
      await tx.imageUpload.create({ data: { userId: id, hash, size, createdAt } })
    })
  }

  test('an upload to a full account is refused with advice, and nothing is stored [5.7.4, T38]', async () => {
    await fill(50 * MB - 10)
    expect(await refusal(await aPictureUrl())).toMatchObject({ status: 409, message: NO_ROOM })
    const profile = { id: ada.id, body: { first_name: 'Grace', profile_image: await aPictureUrl() } }
    expect(await ada.refusal('updatePicture', profile)).toMatchObject({ status: 409, message: NO_ROOM })
    expect(await ada.call('getSession')).toMatchObject({ firstName: 'Ada', profileImage: '' })
    expect(await db.read.image.count()).toBe(1)
  })

  test('the last byte of the room can be used, counted as pictures are stored', async () => {
    const { hash } = await upload(await aPictureUrl())
    const { bytes } = await served(hash)
    expect(await db.read.imageUpload.findMany({ select: { hash: true, size: true, userId: true } })).toEqual([
      { hash, size: bytes.length, userId: ada.id },
    ])
    await fill(50 * MB - bytes.length)
    expect(await refusal(await green())).toMatchObject({ status: 409 })
    await db.write((tx) => tx.imageUpload.delete({ where: { userId_hash: { userId: ada.id, hash } } }))
    await upload(await aPictureUrl())
  })

  test('the same picture counts once toward the room of an account [5.7.4]', async () => {
    const { hash } = await upload(await aPictureUrl())
    await fill(50 * MB - (await served(hash)).bytes.length)
    await upload(await aPictureUrl())
    await ada.call('updatePicture', { id: ada.id, body: { profile_image: await aPictureUrl() } })
  })

  test('pictures of other accounts do not count toward the room', async () => {
    const bob = await addCustomer()
    await fill(50 * MB)
    await bob.call('uploadImage', { body: { image: await aPictureUrl() } })
    // The same picture counts for each account that stores it.
    expect(await refusal(await aPictureUrl())).toMatchObject({ status: 409 })
  })

  test('several uploads at once do not exceed the room of an account [T38]', async () => {
    const colors = ['#d2452d', '#2dd26c', '#2d6cd2', '#d2c42d']
    const images = await Promise.all(colors.map((color) => aPictureUrl('png', { color })))
    const { hash } = await upload(images[0])
    const size = (await served(hash)).bytes.length
    await fill(50 * MB - Math.round(2.5 * size))
    const answers = await Promise.all(images.slice(1).map((image) => ada.ask('uploadImage', { body: { image } })))
    expect(answers.map(({ status }) => status).toSorted()).toEqual([201, 409, 409])
  })
})

describe('a picture name that does not exist answers 404 as JSON [V5.3.1–2]', () => {
  test.each(['0'.repeat(64), 'abc', `../${'0'.repeat(61)}`, '0'.repeat(63), 'F'.repeat(64), ''])('%o', async (hash) => {
    const { answer } = await served(hash)
    expect(answer.status).toBe(404)
    expect(await answer.json()).toEqual({ message: 'Not found', error: 'Not found', errors: {} })
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
  })
})
