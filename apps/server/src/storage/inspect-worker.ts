import { parentPort, workerData } from 'node:worker_threads'
import type { InspectMessage } from './inspect.ts'
import { contentFault } from './sniff.ts'

// The thread of one inspection; `inspect.ts` starts it.
const { bytes, contentType } = workerData as { bytes: Uint8Array; contentType: string }
const say = (message: InspectMessage) =>
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
  parentPort?.postMessage(message)

say({ started: process.threadCpuUsage() })
say({ fault: await contentFault(bytes, contentType) })
