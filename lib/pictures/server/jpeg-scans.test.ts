import sharp from 'sharp'
import { describe, expect, test } from 'vitest'
import { aPicture, aProgressiveJpeg, jpegSegment } from '@/tests/pictures'
import { countJpegScans, isJpeg } from './jpeg-scans'

const START = Buffer.from([0xff, 0xd8])
const END = Buffer.from([0xff, 0xd9])
const FRAME = jpegSegment(0xc0, 8, 0, 8, 0, 8, 1, 1, 0x11, 0)
const SCAN = Buffer.concat([jpegSegment(0xda, 1, 1, 0, 0, 63, 0), Buffer.from([0x12, 0x34])])

const jpeg = (...parts: Buffer[]) => Buffer.concat([START, FRAME, ...parts, END])

describe('the scans of a real JPEG are counted', () => {
  test.each([
    ['a baseline picture', false, 1],
    ['a progressive one', true, 10],
  ])('%s', async (_, progressive, scans) => {
    const bytes = await sharp(await aPicture('png'))
      .jpeg({ progressive })
      .toBuffer()
    expect(isJpeg(bytes)).toBe(true)
    expect(countJpegScans(bytes)).toBe(scans)
  })

  test.each([1, 2, 30, 31, 2647])('a picture with %i scans', (scans) => {
    expect(countJpegScans(aProgressiveJpeg({ scans }))).toBe(scans)
  })
})

describe('bytes that look like a scan are counted where a decoder would read them as one', () => {
  const hidden = [...SCAN, ...SCAN]

  test.each([
    ['no scan at all', [], 0],
    ['a thumbnail in the metadata', [jpegSegment(0xe1, ...hidden), SCAN], 1],
    ['a comment', [jpegSegment(0xfe, ...hidden), SCAN], 1],
    ['data with a 0xFF in it', [SCAN, Buffer.from([0xff, 0x00, 0xda])], 1],
    ['restarts within the data', [SCAN, Buffer.from([0xff, 0xd0, 0x12, 0xff, 0xd7, 0x34]), SCAN], 2],
    ['padding before a marker', [SCAN, Buffer.from([0xff, 0xff, 0xff]), SCAN], 2],
    ['bytes without a meaning before a marker', [SCAN, Buffer.from([0x00, 0x01, 0xff, 0x00]), SCAN], 2],
    ['a marker that no segment belongs to', [SCAN, Buffer.from([0xff, 0x02, 0x7f, 0xff]), SCAN, SCAN], 3],
    ['a segment that is too short to be one', [SCAN, Buffer.from([0xff, 0xe1, 0x00, 0x00]), SCAN], 2],
    ['a second picture behind the end', [SCAN, END, START, SCAN, SCAN], 1],
    ['a segment longer than the file', [SCAN, Buffer.from([0xff, 0xe1, 0xff, 0xff]), SCAN], 1],
  ])('%s', (_, parts, scans) => {
    expect(countJpegScans(jpeg(...parts))).toBe(scans)
  })

  test.each([0, 1, 2, 3, 5, 15])('a file of %i bytes', (length) => {
    expect(countJpegScans(jpeg(SCAN).subarray(0, length))).toBe(0)
  })
})
