import { fstatSync, readFileSync } from 'node:fs'
import { parentPort, workerData } from 'node:worker_threads'
import type { SourceKind } from '../document-types.ts'
import { openExcel } from './excel-source.ts'
import { MAX_PDF_BYTES, openPages } from './pdf-source.ts'
import type { ReaderReply, ReaderRequest } from './reader.ts'
import { FAULT_TEXTS, FileFault, type Source } from './source.ts'
import { openZip } from './zip-source.ts'

// The thread that reads one upload; `reader.ts` starts it. Whatever a file does to the thread, the server continues.
const { fd, kind } = workerData as { fd: number; kind: SourceKind }

async function open(): Promise<Source> {
  if (kind === 'zip') return openZip(fd)
  if (fstatSync(fd).size > MAX_PDF_BYTES) throw new FileFault(FAULT_TEXTS.pdfTooLarge)
  const bytes = readFileSync(fd)
  const source = kind === 'pdf' ? await openPages(bytes) : await openExcel(bytes)
  if (source.total === 0) throw new FileFault(FAULT_TEXTS.noEntries)
  return source
}

const opened = open()
opened.catch(() => {}) // each request gets the error

async function reply({ op, index, count }: ReaderRequest): Promise<ReaderReply> {
  try {
    const source = await opened
    if (op === 'open') return { value: { total: source.total, groups: source.groups } }
    return { value: op === 'read' ? await source.read(index) : await source.take(index, count) }
  } catch (error) {
    return error instanceof FileFault ? { fileFault: error.message } : { failed: true }
  }
}

parentPort?.on('message', (request: ReaderRequest) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  void reply(request).then((answer) => parentPort?.postMessage(answer))
})
