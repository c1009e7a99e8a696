import { fileTypeFromBuffer } from 'file-type'
import { imageSize } from 'image-size'
import { svgFault } from './svg.ts'
import type { ProblemText } from '../errors.de.ts'

const OTHER_CONTENT = 'The content of the file is not what its name says.'

/** Pixels of a side and of the whole, beyond which a small file would fill the memory of the viewer. */
const MAX_SIDE = 12_000
const MAX_PIXELS = 50_000_000

function sizeFault(bytes: Uint8Array): ProblemText | undefined {
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
export async function contentFault(bytes: Uint8Array, contentType: string): Promise<ProblemText | undefined> {
  if (bytes.length === 0) return 'The file is empty.'
  if (contentType === 'image/svg+xml') return svgFault(bytes)
  const found = await fileTypeFromBuffer(bytes)
  if (!contentType.startsWith('image/')) return documentFault(bytes, found?.mime, contentType)
  return found?.mime === contentType ? sizeFault(bytes) : OTHER_CONTENT
}

const COMPOUND = 'application/x-cfb'

/** Content type -> what its first bytes may be taken for. */
const FOUND_AS: Readonly<Record<string, readonly (string | undefined)[]>> = {
  'text/csv': [undefined],
  'text/plain': [undefined],
  'application/msword': [COMPOUND],
  'application/vnd.ms-powerpoint': [COMPOUND],
  'application/vnd.ms-excel': [COMPOUND],
  'application/vnd.rar': ['application/vnd.rar', 'application/x-rar-compressed'],
}

// `bytes` are the first of the file. The list of a ZIP's entries is at its end, so an Office file may look like any ZIP.
function documentFault(bytes: Uint8Array, found: string | undefined, contentType: string): ProblemText | undefined {
  const isOffice = contentType.startsWith('application/vnd.openxmlformats')
  const expected = FOUND_AS[contentType] ?? [contentType, ...(isOffice ? ['application/zip'] : [])]
  const isBinary = contentType.startsWith('text/') && bytes.includes(0)
  return expected.includes(found) && !isBinary ? undefined : OTHER_CONTENT
}
