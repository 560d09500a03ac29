import sharp from 'sharp'

type Format = 'png' | 'jpeg' | 'webp' | 'gif' | 'avif'

/** A small picture of one colour, with metadata that must not be passed on. */
export function aPicture(format: Format, { width = 40, height = 20, colour = '#d2452d' } = {}): Promise<Buffer> {
  return sharp({ create: { width, height, channels: 3, background: colour } })
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
