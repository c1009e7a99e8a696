type Answer = { pdf: Uint8Array<ArrayBuffer> } | { error: string }

/**
 * Makes a PDF in a worker whose module calls `servePdf`, and terminates the worker. The page stays responsive.
 * @param worker a new worker
 * @param input content of the document; it is cloned into the worker
 * @returns the file. Rejects if it cannot be made.
 */
export async function makePdf(worker: Worker, input: unknown): Promise<Blob> {
  try {
    const answer = await new Promise<Answer>((resolve, reject) => {
      worker.addEventListener('message', ({ data }: MessageEvent<Answer>) => resolve(data))
      worker.addEventListener('error', ({ message }) => reject(new Error(message)))
      // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a worker has no origin to name
      worker.postMessage(input)
    })
    if ('error' in answer) throw new Error(answer.error)
    return new Blob([answer.pdf], { type: 'application/pdf' })
  } finally {
    worker.terminate()
  }
}
