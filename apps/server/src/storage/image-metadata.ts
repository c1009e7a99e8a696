/** Thrown for bytes that are no whole image of their kind. */
class BrokenImage extends Error {}

const ascii = (bytes: Uint8Array, at: number, text: string): boolean =>
  Buffer.from(text, 'latin1').every((byte, index) => bytes[at + index] === byte)

/** A byte that must be there. */
const byteAt = (bytes: Uint8Array, at: number): number => {
  const byte = bytes[at]
  if (byte === undefined) throw new BrokenImage()
  return byte
}

const uint16 = (bytes: Uint8Array, at: number): number => byteAt(bytes, at) * 256 + byteAt(bytes, at + 1)
const uint32 = (bytes: Uint8Array, at: number): number => uint16(bytes, at) * 65_536 + uint16(bytes, at + 2)

/** Parts of an image; more would be an attack on the memory. */
const MAX_PARTS = 50_000

function add(kept: Uint8Array[], ...parts: readonly Uint8Array[]): void {
  if (kept.length + parts.length > MAX_PARTS) throw new BrokenImage()
  kept.push(...parts)
}

function part(bytes: Uint8Array, from: number, to: number): Uint8Array {
  if (to > bytes.length) throw new BrokenImage()
  return bytes.subarray(from, to)
}

/** Turn of a photo, 1 to 8, from its Exif segment; 1 when there is none. */
function orientationOf(exif: Uint8Array): number {
  const start = 10 // marker, length and 'Exif\0\0'
  const isLittle = ascii(exif, start, 'II')
  const short = (at: number) => (isLittle ? byteAt(exif, at) + byteAt(exif, at + 1) * 256 : uint16(exif, at))
  const long = (at: number) => (isLittle ? short(at) + short(at + 2) * 65_536 : uint32(exif, at))
  try {
    const directory = start + long(start + 4)
    const entries = Math.min(short(directory), 200)
    for (let index = 0; index < entries; index += 1) {
      const entry = directory + 2 + index * 12
      if (short(entry) === 0x01_12) return Math.min(Math.max(short(entry + 8), 1), 8)
    }
  } catch {
    // An Exif segment that cannot be read turns nothing.
  }
  return 1
}

/** An Exif segment that says nothing but how a photo is turned. */
const orientationSegment = (orientation: number) =>
  Buffer.concat([
    Buffer.from('ffe10022', 'hex'),
    Buffer.from('Exif\0\0MM', 'latin1'),
    Buffer.from('002a000000080001011200030000000100', 'hex'),
    Buffer.from([orientation, 0, 0, 0, 0, 0, 0]),
  ])

/** A JFIF segment without its thumbnail, which may show what was cut away. */
const jfifWithoutThumbnail = (segment: Uint8Array) => {
  const head = Uint8Array.from(part(segment, 0, 18))
  head.set([0, 16], 2)
  head.set([0, 0], 16)
  return head
}

const isApplication = (marker: number) => (marker >= 0xe0 && marker <= 0xef) || marker === 0xfe
const standsAlone = (marker: number) => (marker >= 0xd0 && marker <= 0xd7) || marker === 0x01

/** What is kept of an application segment or comment: the JFIF head and Adobe's note on the colours. */
function keptSegment(segment: Uint8Array): Uint8Array[] {
  const marker = segment[1]
  if (marker === 0xe0 && ascii(segment, 4, 'JFIF\0')) return [jfifWithoutThumbnail(segment)]
  return marker === 0xee && ascii(segment, 4, 'Adobe') ? [segment] : []
}

/** The end of the compressed data that begins at a place: the next marker that is not part of it. */
function endOfScan(bytes: Uint8Array, from: number): number {
  for (let at = from; ; at += 1) {
    if (byteAt(bytes, at) !== 0xff) continue
    const next = byteAt(bytes, at + 1)
    if (next !== 0 && next !== 0xff && !standsAlone(next)) return at
  }
}

// What follows the end of the image is left out too: phones put a second picture or a film there.
function jpeg(bytes: Uint8Array): Uint8Array[] {
  const kept: Uint8Array[] = []
  let orientation = 1
  let at = 2
  for (;;) {
    if (byteAt(bytes, at) !== 0xff) throw new BrokenImage()
    const marker = byteAt(bytes, at + 1)
    if (marker === 0xff) {
      at += 1
      continue
    }
    if (marker === 0xd9) break
    if (standsAlone(marker)) {
      add(kept, part(bytes, at, at + 2))
      at += 2
      continue
    }
    const end = at + 2 + uint16(bytes, at + 2)
    const segment = part(bytes, at, end)
    if (marker === 0xe1 && ascii(segment, 4, 'Exif\0\0')) orientation = orientationOf(segment)
    add(kept, ...(isApplication(marker) ? keptSegment(segment) : [segment]))
    at = end
    if (marker !== 0xda) continue
    at = endOfScan(bytes, end)
    add(kept, part(bytes, end, at))
  }
  const turn = orientation === 1 ? [] : [orientationSegment(orientation)]
  return [Uint8Array.from([0xff, 0xd8]), ...turn, ...kept, Uint8Array.from([0xff, 0xd9])]
}

/** Chunks of a PNG that draw it; all others describe it. */
const PNG_CHUNKS = new Set('IHDR PLTE IDAT IEND tRNS gAMA cHRM sRGB sBIT bKGD cICP acTL fcTL fdAT'.split(' '))

function png(bytes: Uint8Array): Uint8Array[] {
  const kept = [part(bytes, 0, 8)]
  for (let at = 8; ;) {
    const end = at + 12 + uint32(bytes, at)
    const type = String.fromCharCode(...part(bytes, at + 4, at + 8))
    if (PNG_CHUNKS.has(type)) add(kept, part(bytes, at, end))
    if (type === 'IEND') return kept
    at = end
  }
}

const tableBytes = (flags: number) => (flags & 0x80 ? 3 * 2 ** ((flags & 7) + 1) : 0)

/** The end of a chain of blocks that each begin with their length. */
function endOfBlocks(bytes: Uint8Array, from: number): number {
  let at = from
  for (let length = byteAt(bytes, at); length !== 0; length = byteAt(bytes, at)) at += 1 + length
  return at + 1
}

/** Extensions of a GIF that play it: how long a picture stands, and how often the film is repeated. */
const plays = (bytes: Uint8Array, at: number) =>
  bytes[at + 1] === 0xf9 ||
  (bytes[at + 1] === 0xff && (ascii(bytes, at + 3, 'NETSCAPE2.0') || ascii(bytes, at + 3, 'ANIMEXTS1.0')))

function gif(bytes: Uint8Array): Uint8Array[] {
  let at = 13 + tableBytes(byteAt(bytes, 10))
  const kept = [part(bytes, 0, at)]
  for (;;) {
    const kind = byteAt(bytes, at)
    if (kind === 0x3b) return [...kept, part(bytes, at, at + 1)]
    if (kind !== 0x21 && kind !== 0x2c) throw new BrokenImage()
    const isExtension = kind === 0x21
    const blocks = isExtension ? at + 2 : at + 11 + tableBytes(byteAt(bytes, at + 9))
    const end = endOfBlocks(bytes, blocks)
    if (!isExtension || plays(bytes, at)) add(kept, part(bytes, at, end))
    at = end
  }
}

const KINDS: Readonly<Record<string, (bytes: Uint8Array) => Uint8Array[]>> = {
  'image/jpeg': jpeg,
  'image/png': png,
  'image/gif': gif,
}

/**
 * An image without what it tells beside the picture: place, device, person, time, comments, thumbnails, colour profile,
 * and anything behind its end. Of a photo the turn is kept. The picture is not compressed again; linear time.
 * @returns undefined for bytes that are no whole image of this content type.
 */
export function withoutMetadata(bytes: Uint8Array, contentType: string): Uint8Array | undefined {
  try {
    const kept = KINDS[contentType]?.(bytes)
    return kept && Buffer.concat(kept)
  } catch (error) {
    if (error instanceof BrokenImage) return undefined
    throw error
  }
}
