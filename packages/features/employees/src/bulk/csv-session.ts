import type { Answers, Request, Response } from './csv-protocol'

/** An open file: requests to the worker that holds its rows. */
export interface CsvSession {
  ask: <Type extends Request['type']>(request: Extract<Request, { type: Type }>) => Promise<Answers[Type]>
  close: () => void
}

/** Why the worker rejected a file: `binary`, `empty` or `too_large`. */
export class CsvError extends Error {
  override name = 'CsvError'
}

/** Starts a worker, which holds the rows of one file until it is closed. */
export function openCsvSession(): CsvSession {
  // Bundlers find the worker by exactly this expression.
  const worker = new Worker(new URL('./csv-worker.js', import.meta.url), { type: 'module' })
  const waiting = new Map<number, { resolve: (value: never) => void; reject: (error: Error) => void }>()
  let last = 0
  let hasFailed = false
  worker.addEventListener('message', ({ data }: MessageEvent<{ id: number } & Response>) => {
    const call = waiting.get(data.id)
    waiting.delete(data.id)
    if ('error' in data) call?.reject(new CsvError(data.error))
    else call?.resolve(data.result as never)
  })
  // Its file may not load, even before the first request.
  worker.addEventListener('error', () => {
    hasFailed = true
    for (const { reject } of waiting.values()) reject(new CsvError('failed'))
    waiting.clear()
  })
  return {
    ask: (request) =>
      new Promise((resolve, reject) => {
        if (hasFailed) throw new CsvError('failed')
        const id = ++last
        waiting.set(id, { resolve, reject })
        // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker takes no origin
        worker.postMessage({ id, request })
      }),
    close: () => worker.terminate(),
  }
}
