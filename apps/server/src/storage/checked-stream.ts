import { createHash } from 'node:crypto'
import { Readable } from 'node:stream'
import { problem } from '../errors.ts'

/** What an object was when it was published. */
interface Original {
  size: number
  sha256: string
}

/** SHA-256 of bytes, in hexadecimal. */
export const sha256Of = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex')

// One piece is always held back until the whole is known to be right: a damaged object never arrives complete.
async function* heldBack(source: Readable, original: Original): AsyncGenerator<Buffer> {
  const hash = createHash('sha256')
  let size = 0
  let held: Buffer | undefined
  for await (const piece of source as AsyncIterable<Buffer>) {
    hash.update(piece)
    size += piece.length
    if (held) yield held
    held = piece
  }
  if (size !== original.size || hash.digest('hex') !== original.sha256) {
    throw new Error(`The stored object ${original.sha256} is damaged.`)
  }
  if (held) yield held
}

async function* after(first: IteratorResult<Buffer>, rest: AsyncGenerator<Buffer>): AsyncGenerator<Buffer> {
  if (!first.done) yield first.value
  yield* rest
}

/**
 * The bytes of a stored object, checked against what was published. Of a damaged one the reader gets an error instead of
 * the end; a small one, of one or two pieces, is judged before this returns, so that the answer can still say so.
 * @throws problem `unavailable`
 */
export async function checkedStream(source: Readable, original: Original): Promise<Readable> {
  const pieces = heldBack(source, original)
  try {
    return Readable.from(after(await pieces.next(), pieces), { objectMode: false })
  } catch (cause) {
    source.destroy()
    throw problem('unavailable', { cause })
  }
}
