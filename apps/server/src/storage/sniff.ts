import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { svgFault } from './svg.ts'

const OTHER_CONTENT = 'The content of the file is not what its name says.'

/** Pixels of a side and of the whole, beyond which a small file would fill the memory of whoever looks at it. */
const MAX_SIDE = 12_000
const MAX_PIXELS = 50_000_000

function sizeFault(bytes: Uint8Array): string | undefined {
  try {
    const { width, height } = imageSize(bytes)
    const fits = Math.max(width, height) <= MAX_SIDE && width * height <= MAX_PIXELS
    return fits ? undefined : 'The image has too many pixels.'
  } catch {
    return OTHER_CONTENT
  }
}

/**
 * Inspects received bytes: they must be what the signed content type says.
 * @returns why they are rejected, as a sentence, or undefined when they are fine.
 */
export async function contentFault(bytes: Uint8Array, contentType: string): Promise<string | undefined> {
  if (bytes.length === 0) return 'The file is empty.'
  if (contentType === 'image/svg+xml') return svgFault(bytes)
  const found = await fileTypeFromBuffer(bytes)
  return found?.mime === contentType ? sizeFault(bytes) : OTHER_CONTENT
}
