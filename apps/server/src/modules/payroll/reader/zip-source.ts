import { fromFdPromise, getFileNameLowLevel, validateFileName, type Entry, type ZipFile } from 'yauzl'
import { cluesOfName, cluesOfText } from '../identify.ts'
import { openPdf } from './inspect-pdf.ts'
import { textOf } from './pdf-text.ts'
import { FAULT_TEXTS, FileFault, type Fault, type Found, type Source } from './source.ts'

const MAX_ENTRIES = 20_000
/** Bytes of one file, and of all, when they are unpacked. */
const MAX_BYTES = 20 * 1024 * 1024
const MAX_TOTAL = 2 * 1024 * 1024 * 1024

const nameOf = (entry: Entry) =>
  getFileNameLowLevel(entry.generalPurposeBitFlag, entry.fileNameRaw, entry.extraFields, false)

// Folders, and what macOS adds to every archive.
const isFile = (name: string) => !name.endsWith('/') && !/(?:^|\/)(?:__MACOSX\/|\.DS_Store$|\._)/u.test(name)

async function entriesOf(zip: ZipFile): Promise<{ entry: Entry; name: string }[]> {
  const found: { entry: Entry; name: string }[] = []
  let total = 0
  for await (const entry of zip.eachEntry()) {
    const name = nameOf(entry)
    if (!isFile(name)) continue
    found.push({ entry, name })
    total += entry.uncompressedSize
    if (found.length > MAX_ENTRIES) throw new FileFault(FAULT_TEXTS.tooManyEntries)
    if (total > MAX_TOTAL) throw new FileFault(FAULT_TEXTS.bomb)
  }
  return found
}

function faultOf(entry: Entry, name: string): Fault | null {
  if (validateFileName(name) !== null || name.includes('\0')) return 'unsafeName'
  if (entry.isEncrypted()) return 'encrypted'
  if (entry.uncompressedSize === 0) return 'empty'
  if (entry.uncompressedSize > MAX_BYTES) return 'tooLarge'
  return entry.canDecodeFileData() ? null : 'damaged'
}

// The stream ends with an error if it yields more than the archive declares.
async function unpack(zip: ZipFile, entry: Entry): Promise<Buffer> {
  const pieces: Buffer[] = []
  for await (const piece of (await zip.openReadStreamPromise(entry)) as AsyncIterable<Buffer>) pieces.push(piece)
  return Buffer.concat(pieces)
}

/** A ZIP archive of PDFs, each named by an identifier. Entries are unpacked one at a time and never written under their names. */
export async function openZip(fd: number): Promise<Source> {
  let zip: ZipFile
  let entries: { entry: Entry; name: string }[]
  try {
    zip = await fromFdPromise(fd, {
      lazyEntries: true,
      autoClose: false,
      decodeStrings: false,
      validateEntrySizes: true,
    })
    entries = await entriesOf(zip)
  } catch (error) {
    throw error instanceof FileFault ? error : new FileFault(FAULT_TEXTS.noZip)
  }
  let last: { index: number; bytes: Uint8Array } | undefined
  const entryAt = (index: number) => {
    const found = entries[index]
    if (!found) throw new RangeError(`The archive has no entry ${index}.`)
    return found
  }
  return {
    total: entries.length,
    groups: false,
    async read(index): Promise<Found> {
      const { entry, name } = entryAt(index)
      const found: Found = { label: name.slice(-300), name: cluesOfName(name), text: null, fault: faultOf(entry, name) }
      if (found.fault) return found
      try {
        const bytes = await unpack(zip, entry)
        const document = await openPdf(bytes)
        if (typeof document === 'string') return { ...found, fault: document }
        last = { index, bytes }
        return { ...found, text: cluesOfText(await textOf(bytes, document.getPageCount())) }
      } catch {
        return { ...found, fault: 'damaged' }
      }
    },
    async take(index) {
      if (last?.index === index) return last.bytes
      return unpack(zip, entryAt(index).entry)
    },
  }
}
