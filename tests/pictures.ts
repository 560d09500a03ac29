import sharp from 'sharp'

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** A small picture of one color, with metadata that must be removed. */
export function aPicture(format: Format, { width = 40, height = 20, color = '#d2452d' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: color } })
    .withExif({ IFD0: { Copyright: 'A secret', ImageDescription: 'Home of Ada' } })
    .toFormat(format)
    .toBuffer()
}

/** Bytes as a data URL that claims to be of a media type. */
export function dataUrl(bytes: Buffer, type: string): string {
  return `data:${type};base64,${bytes.toString('base64')}`
}

/** A picture as a data URL. */
export async function aPictureUrl(format: Format = 'png', size?: Parameters<typeof aPicture>[1]): Promise<string> {
  return dataUrl(await aPicture(format, size), `image/${format}`)
}

/** A segment of a JPEG: its marker, and what follows the two bytes of its length. */
export function jpegSegment(marker: number, ...payload: number[]): Buffer {
  const length = payload.length + 2
  return Buffer.from([0xff, marker, length >> 8, length & 255, ...payload])
}

/** The refinements of one band of frequencies: libjpeg takes a first scan at bit 13 and one for each bit below. */
const SCANS_OF_A_BAND = 14
const COMPONENTS = [1, 2, 3]
const BLOCK = 8

/**
 * A valid progressive JPEG of one color with this many scans, at most 2,647. Though the file is small, each scan costs
 * the decoder a pass over the whole picture.
 */
export function aProgressiveJpeg({ width = 40, height = 20, scans = 3 } = {}): Buffer {
  const blocks = Math.ceil(width / BLOCK) * Math.ceil(height / BLOCK)
  const headers = [
    Buffer.from([0xff, 0xd8]),
    jpegSegment(0xdb, 0, ...Array.from({ length: 64 }, () => 1)),
    jpegSegment(
      0xc2,
      8,
      ...[height >> 8, height & 255, width >> 8, width & 255],
      COMPONENTS.length,
      ...COMPONENTS.flatMap((component) => [component, 0x11, 0]),
    ),
    // Each table has a single code, the bit 0: no change from the block before, and nothing in the next 32 767 blocks.
    jpegSegment(0xc4, 0x00, 1, ...Array.from({ length: 15 }, () => 0), 0x00),
    jpegSegment(0xc4, 0x10, 1, ...Array.from({ length: 15 }, () => 0), 0xe0),
  ]
  const firstScan = [
    jpegSegment(0xda, COMPONENTS.length, ...COMPONENTS.flatMap((component) => [component, 0]), 0, 0, 0),
    Buffer.alloc(Math.ceil((blocks * COMPONENTS.length) / 8)),
  ]
  const emptyBlocks = bitsToBytes('0'.concat('1'.repeat(14)).repeat(Math.ceil(blocks / 32_767)))
  const otherScans = Array.from({ length: scans - 1 }, (_, at) => {
    const [component = 1, band, bit] = placeOfScan(at)
    const [before, now] = [bit === SCANS_OF_A_BAND - 1 ? 0 : bit + 1, bit]
    return Buffer.concat([jpegSegment(0xda, 1, component, 0, band, band, (before << 4) | now), emptyBlocks])
  })
  return Buffer.concat([...headers, ...firstScan, ...otherScans, Buffer.from([0xff, 0xd9])])
}

/** The component, band and bit of a scan by its index, each band from its highest bit down. */
function placeOfScan(at: number): [component: number | undefined, band: number, bit: number] {
  const band = Math.floor(at / SCANS_OF_A_BAND)
  return [
    COMPONENTS[band % COMPONENTS.length],
    Math.floor(band / COMPONENTS.length) + 1,
    SCANS_OF_A_BAND - 1 - (at % SCANS_OF_A_BAND),
  ]
}

/** Bits as bytes of a scan, filled up with ones; a byte of ones is followed by a zero, so that it is no marker. */
function bitsToBytes(bits: string): Buffer {
  const bytes = bits.match(/.{1,8}/g) ?? []
  return Buffer.from(
    bytes.flatMap((byte) =>
      byte.padEnd(8, '1') === '11111111' ? [255, 0] : [Number.parseInt(byte.padEnd(8, '1'), 2)],
    ),
  )
}
