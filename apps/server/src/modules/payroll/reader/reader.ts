import { once } from 'node:events'
import { setTimeout as wait } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import type { SourceKind } from '../document-types.ts'
import { FAULT_TEXTS, FileFault, type Found, type Source } from './source.ts'

/** A request to the thread; one at a time. */
export interface ReaderRequest {
  op: 'open' | 'read' | 'take'
  index: number
  count: number
}

/** Its response: a value, why the whole file cannot be read, or that this part failed. */
export interface ReaderReply {
  value?: unknown
  fileFault?: string
  failed?: true
}

/** Limits for a file in milliseconds of processor time; the memory of its thread is limited separately. */
export interface ReaderLimits {
  /** To be opened. */
  open: number
  /** One of its parts. */
  part: number
  /** All parts, and opening again after one that was too much: this, and something for each part. */
  upload: number
  uploadPerPart: number
}

const LIMITS: ReaderLimits = { open: 30_000, part: 5_000, upload: 15_000, uploadPerPart: 50 }
/** MB of memory of the thread. */
const MEMORY = 768
/** Milliseconds between two checks of the thread, and the tolerance of a response beyond its processor time. */
const LOOK = 100
const SLOWNESS = 6

// The built server has JavaScript beside it, development and tests the sources.
const WORKER = new URL(`./payroll-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** A part that ran into its limits, or that the reader choked on. */
class PartFailed extends Error {
  override readonly name = 'PartFailed'
}

/** A file that a separate thread reads. A part that exceeds the limits of the thread affects only that part. */
export interface Reader extends Source {
  close(): Promise<void>
}

/** Milliseconds of processor time of a thread so far; undefined if it has not started yet or has ended. */
const processorTime = (worker: Worker): Promise<number | undefined> =>
  worker.cpuUsage().then(
    ({ user, system }) => (user + system) / 1000,
    () => undefined,
  )

/** Ends when the thread has used processor time up to `until`, and at last after `time`: a busy machine is slow, not costly. */
async function watch(worker: Worker, { until, time }: { until: number; time: number }, end: AbortController) {
  const last = setTimeout(() => end.abort(), time)
  end.signal.addEventListener('abort', () => clearTimeout(last), { once: true })
  while (!end.signal.aborted) {
    await wait(LOOK, undefined, { signal: end.signal })
    if (((await processorTime(worker)) ?? 0) > until) end.abort()
  }
}

async function ask<T>(worker: Worker, request: ReaderRequest, used: number, most: number): Promise<T> {
  const end = new AbortController()
  const reply = once(worker, 'message', { signal: end.signal }) as Promise<[ReaderReply]>
  watch(worker, { until: used + most, time: most * SLOWNESS }, end).catch(() => {}) // it is aborted with the request
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  worker.postMessage(request)
  try {
    const [{ fileFault, failed, value }] = await reply
    if (fileFault !== undefined) throw new FileFault(fileFault)
    if (failed) throw new PartFailed('A part of an upload could not be read.')
    return value as T
  } catch (cause) {
    if (cause instanceof FileFault || cause instanceof PartFailed) throw cause
    throw new PartFailed('The thread of an upload was over its limits.', { cause })
  } finally {
    end.abort()
  }
}

/**
 * Opens a file for reading.
 * @param fd a descriptor of the file, which stays open until the reader is closed.
 * @param spend called with the processor time of each step in milliseconds; may throw.
 * @throws FileFault if the file as a whole cannot be read, or if its parts take longer than an upload may.
 */
export async function openReader(
  fd: number,
  kind: SourceKind,
  { spend = () => {}, limits = LIMITS }: { spend?: (milliseconds: number) => void; limits?: ReaderLimits } = {},
): Promise<Reader> {
  let left = Infinity
  const account = (milliseconds: number) => {
    left -= milliseconds
    spend(milliseconds)
  }
  const used = new WeakMap<Worker, number>()
  const measured = async <T>(worker: Worker, request: ReaderRequest, most: number): Promise<T> => {
    const from = used.get(worker) ?? 0
    try {
      return await ask<T>(worker, request, from, most)
    } finally {
      // A thread that has ended, or does not respond, is charged with its full limit.
      const now = (await Promise.race([processorTime(worker), wait(LOOK, undefined)])) ?? from + most
      used.set(worker, now)
      account(now - from)
    }
  }

  const start = async () => {
    const worker = new Worker(WORKER, {
      workerData: { fd, kind },
      resourceLimits: { maxOldGenerationSizeMb: MEMORY },
    })
    worker.on('error', () => {}) // the request that waits ends with it
    try {
      const request = { op: 'open', index: 0, count: 0 } as const
      const { total, groups } = await measured<Pick<Source, 'total' | 'groups'>>(worker, request, limits.open)
      return { worker, total, groups }
    } catch (error) {
      await worker.terminate()
      throw error instanceof PartFailed ? new FileFault(FAULT_TEXTS.tooComplex) : error
    }
  }
  let running = await start()
  left = limits.upload + limits.uploadPerPart * running.total

  const part = async <T>(request: ReaderRequest): Promise<T | undefined> => {
    if (left <= 0) throw new FileFault(FAULT_TEXTS.tooLong)
    const { worker } = running
    const most = Math.min(limits.part, left)
    try {
      return await measured<T>(worker, request, most)
    } catch (error) {
      if (!(error instanceof PartFailed)) throw error
      await worker.terminate()
      if (left <= 0) throw new FileFault(FAULT_TEXTS.tooLong)
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
