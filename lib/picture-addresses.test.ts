import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { DRAWN } from './drawn-pictures'
import { pictureSources } from './picture-addresses'

const PUBLIC = path.resolve('public')
const HASH = '0123456789abcdef'.repeat(4)

test('an uploaded picture is offered in all widths', () => {
  const at = `/api/images/${HASH}`
  expect(pictureSources(at)).toEqual({
    src: at,
    srcSet: `${at}?w=160 160w, ${at}?w=320 320w, ${at}?w=640 640w, ${at} 1600w`,
  })
})

test.each([
  'https://example.com/images/dishes/soup.webp',
  'https://example.com/a.png?v=1',
  '/images/dishes/soup.png',
  '/images/dishes/soup.webp?v=2',
  `/api/images/${HASH}/`,
  'data:image/png;base64,AAAA',
])('the address %s stays as it is', (address) => expect(pictureSources(address)).toEqual({ src: address }))

test('a picture in one width has one address', () => {
  expect(pictureSources('/images/fallback.webp')).toEqual({ src: `/images/fallback.webp?v=${DRAWN}` })
})

test.each(['dishes', 'restaurants'])('the pictures of %s are there in each width that is offered', async (folder) => {
  for (const name of readdirSync(path.join(PUBLIC, 'images', folder))) {
    const { src, srcSet = '' } = pictureSources(`/images/${folder}/${name}`)
    const offered = srcSet.split(', ').map((one) => one.split(' '))
    expect(offered.map(([address]) => address)).toContain(src)
    for (const [address = '', width] of offered) {
      const file = path.join(PUBLIC, address.replace(/\?v=\w+$/, ''))
      expect(existsSync(file), file).toBe(true)
      // As bytes: where pictures are uploaded, sharp reads no files.
      expect(`${(await sharp(readFileSync(file)).metadata()).width}w`).toBe(width)
    }
  }
})

test('the version of the drawn pictures is the hash of their bytes', () => {
  const hash = createHash('sha256')
  const files = readdirSync(path.join(PUBLIC, 'images'), { recursive: true, encoding: 'utf8' })
  for (const file of files.filter((name) => name.endsWith('.webp')).toSorted()) {
    hash.update(readFileSync(path.join(PUBLIC, 'images', file)))
  }
  expect(DRAWN, 'npm run pictures writes it').toBe(hash.digest('hex').slice(0, 10))
})
