const START_OF_SCAN = 0xda
const END_OF_IMAGE = 0xd9

/** Whether bytes begin as a JPEG does. */
export function isJpeg(bytes: Buffer): boolean {
  return bytes[0] === 0xff && bytes[1] === 0xd8
}

/**
 * How many scans a JPEG has. The marker segments are walked as libjpeg walks them: a thumbnail in the metadata does not count,
 * and bytes without a meaning hide nothing.
 */
export function countJpegScans(bytes: Buffer): number {
  let scans = 0
  let at = nextMarker(bytes, 2)
  while (at < bytes.length && bytes[at] !== END_OF_IMAGE) {
    if (bytes[at] === START_OF_SCAN) scans += 1
    at = nextMarker(bytes, endOfSegment(bytes, at))
  }
  return scans
}

/** The place of the next byte that names a marker: one behind 0xFF that is neither padding nor the zero that makes it data. */
function nextMarker(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(0xff, from); at !== -1; at = bytes.indexOf(0xff, at + 1)) {
    const next = bytes[at + 1]
    if (next !== 0x00 && next !== 0xff) return at + 1
  }
  return bytes.length
}

/** Where the segment ends whose marker is at `at`; two bytes behind the marker tell a length that includes them. */
function endOfSegment(bytes: Buffer, at: number): number {
  const marker = bytes[at] ?? 0
  // Restarts, another start, and what libjpeg skips in the data of a scan: nothing belongs to them.
  if (marker < 0xc0 || (marker >= 0xd0 && marker <= 0xd8)) return at + 1
  const length = (bytes[at + 1] ?? 0) * 256 + (bytes[at + 2] ?? 0)
  return at + 1 + Math.max(length, 2)
}
