const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Whether the bytes begin like a JPEG. */
export function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
}

/** Counts a JPEG's scans by its marker segments, as libjpeg does: ignores thumbnails, and fillers hide no scan. */
export function countJpegScans(bytes: Buffer): number {
  let scans = 0
  let at = nextMarker(bytes, 2)
  while (at < bytes.length && bytes[at] !== END_OF_IMAGE) {
    if (bytes[at] === START_OF_SCAN) scans += 1
    at = nextMarker(bytes, endOfSegment(bytes, at))
  }
  return scans
}

/** The index of the next marker's code: the byte after 0xFF, unless it is padding or the zero that escapes data. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== 0x00 && next !== 0xff) return at + 1
  }
  return bytes.length
}

/** The end of the segment whose marker is at `at`; the two bytes after the marker are a length that includes them. */
function endOfSegment(bytes: Buffer, at: number): number {
  const marker = bytes[at] ?? 0
  // Restart markers, another start, and codes that libjpeg skips in scan data have no segment.
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return at + 1
  const length = (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0)
  return at + 1 + Math.max(length, 2)
}
