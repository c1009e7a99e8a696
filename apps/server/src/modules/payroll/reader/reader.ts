import { once } from 'node:events'
import { Worker } from 'node:worker_threads'
import type { SourceKind } from '../document-types.ts'
import { FAULT_TEXTS, FileFault, type Found, type Source } from './source.ts'

/** A request to the thread; one at a time. */
export interface ReaderRequest {
  op: 'open' | 'read' | 'take'
  index: number
  count: number
}

/** Its answer: a value, why the whole file cannot be read, or that this part failed. */
export interface ReaderReply {
  value?: unknown
  fileFault?: string
  failed?: true
}

/** Milliseconds that opening, and one part, may take; MB of memory of the thread. */
const OPEN_TIME = 60_000
const PART_TIME = 20_000
const MEMORY = 768

// The built server has JavaScript beside it, development and tests the sources.
const WORKER = new URL(`./payroll-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** A part that ran into its limits, or that the reader choked on. */
class PartFailed extends Error {
  override readonly name = 'PartFailed'
}

/** A file that a thread of its own reads. A part that is too much for the thread costs that part only. */
export interface Reader extends Source {
  close(): Promise<void>
}

async function ask<T>(worker: Worker, request: ReaderRequest, time: number): Promise<T> {
  const limit = AbortSignal.timeout(time)
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(request)
  const [reply] = (await once(worker, 'message', { signal: limit }).catch((cause: unknown) => {
    throw new PartFailed('The thread of an upload gave no answer.', { cause })
  })) as [ReaderReply]
  if (reply.fileFault !== undefined) throw new FileFault(reply.fileFault)
  if (reply.failed) throw new PartFailed('A part of an upload could not be read.')
  return reply.value as T
}

/**
 * Opens a file for reading.
 * @param fd a descriptor of the file, which stays open until the reader is closed.
 * @throws FileFault when the file as a whole cannot be read.
 */
export async function openReader(fd: number, kind: SourceKind): Promise<Reader> {
  const start = async () => {
    const worker = new Worker(WORKER, {
      workerData: { fd, kind },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    worker.on('error', () => {}) // the request that waits ends with it
    try {
      const { total, groups } = await ask<Pick<Source, 'total' | 'groups'>>(
        worker,
        { op: 'open', index: 0, count: 0 },
        OPEN_TIME,
      )
      return { worker, total, groups }
    } catch (error) {
      await worker.terminate()
      throw error instanceof PartFailed ? new FileFault(FAULT_TEXTS.tooComplex) : error
    }
  }
  let running = await start()

  const part = async <T>(request: ReaderRequest): Promise<T | undefined> => {
    try {
      return await ask<T>(running.worker, request, PART_TIME)
    } catch (error) {
      if (!(error instanceof PartFailed)) throw error
      await running.worker.terminate()
      running = await start()
      return undefined
    }
  }

  return {
    total: running.total,
    groups: running.groups,
    async read(index) {
      const found = await part<Found>({ op: 'read', index, count: 1 })
      return found ?? { label: `${index + 1}`, name: null, text: null, fault: 'tooComplex' }
    },
    async take(index, count) {
      const bytes = await part<Uint8Array>({ op: 'take', index, count })
      if (!bytes) throw new PartFailed('A part of an upload could not be taken out.')
      return bytes
    },
    close: async () => void (await running.worker.terminate()),
  }
}
