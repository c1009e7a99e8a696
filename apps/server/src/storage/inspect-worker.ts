import { parentPort, workerData } from 'node:worker_threads'
import { contentFault } from './sniff.ts'

// The thread of one inspection; `inspect.ts` starts it.
const { bytes, contentType } = workerData as { bytes: Uint8Array; contentType: string }
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has no origin
parentPort?.postMessage(await contentFault(bytes, contentType))
