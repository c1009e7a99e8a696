import { Worker } from 'node:worker_threads'
import { createFairQueue } from '../db/fair-queue.ts'
import { createPlaces } from '../db/places.ts'
import type { ProblemText } from '../errors.de.ts'
import { problem } from '../errors.ts'
import { createClientHours, type HourLimits } from './client-hours.ts'

/** Milliseconds of processor time and MB of memory that one inspection gets. */
const TIME = 3_000
const MEMORY = 256
/** Milliseconds until the machine is too busy for an inspection, the start of the thread included. */
const TIMEOUT = 30_000
/** Inspections that may wait, each of which may have read 10 MB, and those of one client. */
const MAX_WAITING = 20
const MAX_OF_CLIENT = 10
/** What the inspections of a client may cost in an hour. */
const HOUR: HourLimits = { milliseconds: 10 * 60_000, entries: 20_000 }

const HOUR_USED = 'The uploads of the last hour were too much to inspect. Please upload the file again in an hour.'
const TOO_COMPLEX = 'The file is too complex to be inspected.'

// The built server has JavaScript beside it, development and tests the sources.
const WORKER = new URL(`./inspect-worker${import.meta.url.endsWith('.ts') ? '.ts' : '.js'}`, import.meta.url)

/** What the thread says: the processor time of its start, then why the bytes are rejected. */
export type InspectMessage = { started: NodeJS.CpuUsage } | { fault: ProblemText | undefined }

async function inspectInThread(bytes: Uint8Array, contentType: string): Promise<ProblemText | undefined> {
  const worker = new Worker(WORKER, {
    workerData: { bytes, contentType },
    resourceLimits: { maxOldGenerationSizeMb: MEMORY },
  })
  let timeout: NodeJS.Timeout | undefined
  let clock: NodeJS.Timeout | undefined
  try {
    return await new Promise<ProblemText | undefined>((resolve, reject) => {
      timeout = setTimeout(() => reject(problem('unavailable')), TIMEOUT)
      worker.on('message', (message: InspectMessage) => {
        if ('fault' in message) return resolve(message.fault)
        const check = async () => {
          const { user, system } = await worker.cpuUsage(message.started)
          if ((user + system) / 1000 >= TIME) resolve(TOO_COMPLEX)
        }
        // A thread that has ended has sent its message or error.
        clock = setInterval(() => void check().catch(() => {}), TIME / 10)
      })
      worker.on('error', (cause: NodeJS.ErrnoException) => {
        if (cause.code === 'ERR_WORKER_OUT_OF_MEMORY') resolve(TOO_COMPLEX)
        else reject(problem('unavailable', { cause }))
      })
    })
  } finally {
    clearTimeout(timeout)
    clearInterval(clock)
    await worker.terminate()
  }
}

/** Inspects bytes of a client beside the event loop. @returns why they are rejected, as a sentence, or undefined when they are fine. */
export type Inspect = (clientId: string, bytes: Uint8Array, contentType: string) => Promise<ProblemText | undefined>

/**
 * Makes the inspection of files: one at a time in a thread of its own, with limits on time and memory. Clients take turns.
 * Rejects with problem `unavailable` when too many wait, and `too_many_requests` when the hour of the client is used up.
 */
export function createInspect(limits: HourLimits = HOUR): Inspect {
  const turns = createFairQueue({ size: 1, perKey: 1 })
  const all = createPlaces(MAX_WAITING)
  const ofClient = createPlaces(MAX_OF_CLIENT)
  const hours = createClientHours(limits, () => problem('too_many_requests', { message: HOUR_USED }))

  const inspect = async (clientId: string, bytes: Uint8Array, contentType: string) => {
    hours.spend(clientId)
    const began = performance.now()
    try {
      return await inspectInThread(bytes, contentType)
    } finally {
      count(clientId, { milliseconds: performance.now() - began, entries: 1 })
    }
  }
  // The file that uses the hour up is inspected; the next one is not.
  const count = (...cost: Parameters<typeof hours.spend>) => {
    try {
      hours.spend(...cost)
    } catch {}
  }

  return async (clientId, bytes, contentType) => {
    const leave = all.take('')
    const leaveClient = leave && ofClient.take(clientId)
    try {
      if (!leaveClient) throw problem('unavailable')
      return await turns.run(clientId, () => inspect(clientId, bytes, contentType))
    } finally {
      leave?.()
      leaveClient?.()
    }
  }
}
