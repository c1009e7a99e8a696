import { entryNames } from './shared-name'
import type { ZipAnswer, ZipRequest } from './zip-protocol'

/**
 * Packs files into one ZIP in a separate worker, so that the page stays responsive. Rejects if a file cannot be read, and
 * with AbortError if it is cancelled.
 */
export async function zipFiles(
  files: readonly File[],
  { signal, onProgress }: { signal: AbortSignal; onProgress: (fraction: number) => void },
): Promise<Blob> {
  signal.throwIfAborted()
  const worker = new Worker(new URL('@ssp/secure-send/zip-worker', import.meta.url), { type: 'module' })
  try {
    return await new Promise<Blob>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<ZipAnswer>) => {
        if ('progress' in data) onProgress(data.progress)
        else if ('archive' in data) resolve(data.archive)
        else reject(new Error(data.error))
      })
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      signal.addEventListener('abort', () => reject(signal.reason as Error), { once: true })
      const names = entryNames(files.map(({ name }) => name))
      const request: ZipRequest = { files: files.map((file, index) => ({ file, name: names[index] ?? file.name })) }
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(request)
    })
  } finally {
    worker.terminate()
  }
}
