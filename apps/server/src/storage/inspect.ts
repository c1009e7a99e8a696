import { Worker } from 'node:worker_threads'
import { problem } from '../errors.ts'

/** Milliseconds and MB of memory that one inspection gets. */
const TIME = 3_000
const MEMORY = 256
/** Milliseconds for the start of the thread, which a busy machine needs seconds for. */
const START = 30_000
/** Inspections that may wait; each may have read 10 MB. */
const MAX_WAITING = 20

const TOO_COMPLEX = 'The file is too complex to be inspected.'

// The built server has JavaScript beside it, development and tests the sources.
const WORKER = new URL(`./inspect-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** What the thread says: that it begins, then why the bytes are rejected. */
export type InspectMessage = 'started' | { fault: string | undefined }

async function inspectInThread(bytes: Uint8Array, contentType: string): Promise<string | undefined> {
  const worker = new Worker(WORKER, {
    workerData: { bytes, contentType },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  let timer: NodeJS.Timeout | undefined
  try {
    return await new Promise<string | undefined>((resolve, reject) => {
      timer = setTimeout(() => reject(problem('unavailable')), START)
      worker.on('message', (message: InspectMessage) => {
        if (message !== 'started') return resolve(message.fault)
        clearTimeout(timer)
        timer = setTimeout(() => resolve(TOO_COMPLEX), TIME)
      })
      worker.on('error', (cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(TOO_COMPLEX)
        else reject(problem('unavailable', { cause }))
      })
    })
  } finally {
    clearTimeout(timer)
    await worker.terminate()
  }
}

/** Inspects bytes beside the event loop. @returns why they are rejected, as a sentence, or undefined when they are fine. */
export type Inspect = (bytes: Uint8Array, contentType: string) => Promise<string | undefined>

/** Makes the inspection of files: one at a time in a thread of its own, with limits on time and memory. */
export function createInspect(): Inspect {
  let waiting = 0
  let last: Promise<unknown> = Promise.resolve()
  return async (bytes, contentType) => {
    if (waiting >= MAX_WAITING) throw problem('unavailable')
    waiting += 1
    const result = last.then(() => inspectInThread(bytes, contentType)).finally(() => (waiting -= 1))
    last = result.catch(() => {})
    return result
  }
}
