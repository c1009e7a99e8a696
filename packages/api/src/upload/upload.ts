import { ApiError, isAbort, parseProblem } from '../errors'
import type { SspApi } from '../ssp-api'
import { extensionOf } from './file-rules'

/** 2,000,000 ms, a little over 33 minutes (spec 2 section 9). */
const UPLOAD_TIMEOUT = 2_000_000

export interface UploadOptions {
  signal?: AbortSignal
  /** Sent fraction, 0 to 1. */
  onProgress?: (fraction: number) => void
  /** Default: the type of the file. */
  contentType?: string
}

/** The upload address of a file, as signing returns it. */
export interface UploadAddress {
  url: string
  /** Address for the result, if the store cannot inspect a file itself. */
  check?: string | undefined
}

/**
 * Requests a signed address and uploads the file. An expired address is requested once more; a failed PUT is never repeated
 * blindly. Rejects with `ApiError` and the texts of the specification, or with AbortError if cancelled.
 */
export async function uploadFile(
  api: SspApi,
  sign: (signal?: AbortSignal) => Promise<string | UploadAddress>,
  file: Blob,
  options: UploadOptions = {},
): Promise<void> {
  const address = async () => {
    try {
      const signed = await sign(options.signal)
      if (!(typeof signed === 'string' ? signed : signed.url)) throw new Error('The answer has no address.')
      return signed
    } catch (cause) {
      throw isAbort(cause) ? cause : failure('sign_failed', api.messages().signFailed, cause)
    }
  }
  try {
    await putFile(api, await address(), file, options)
  } catch (error) {
    if (!(error instanceof ApiError) || error.status !== 403) throw error
    await putFile(api, await address(), file, options)
  }
}

/**
 * PUTs a file to a signed address, without the bearer header. Any status other than 200 is a failure (spec 1 section 8),
 * and so is a file that the server rejects after inspecting it; the reason follows the text of the specification.
 */
export async function putFile(
  api: SspApi,
  address: string | UploadAddress,
  file: Blob,
  options: UploadOptions = {},
): Promise<void> {
  const { url, check } = typeof address === 'string' ? { url: address } : address
  await sendFile(api, url, file, options)
  if (check) await requireTaken(api, check, options.signal)
}

function sendFile(api: SspApi, url: string, file: Blob, options: UploadOptions): Promise<void> {
  const { putFailed } = api.messages()
  const { signal, onProgress, contentType = contentTypeOf(file) } = options
  return new Promise((resolve, reject) => {
    signal?.throwIfAborted()
    const request = new XMLHttpRequest() // fetch reports no upload progress
    const fail = (code: string) => reject(failure(code, putFailed, undefined, request.status))
    request.open('PUT', url)
    request.timeout = UPLOAD_TIMEOUT
    request.setRequestHeader('Content-Type', contentType)
    request.setRequestHeader('Accept-Language', api.language())
    request.upload.addEventListener('progress', ({ lengthComputable, loaded, total }) => {
      if (lengthComputable) onProgress?.(loaded / total)
    })
    request.addEventListener('load', () =>
      request.status === 200 ? resolve() : reject(rejection(putFailed, request.responseText, request.status)),
    )
    request.addEventListener('error', () => fail('network'))
    request.addEventListener('timeout', () => fail('timeout'))
    request.addEventListener('abort', () => reject(new DOMException('The upload was cancelled.', 'AbortError')))
    signal?.addEventListener('abort', () => request.abort(), { once: true })
    request.send(file)
  })
}

async function requireTaken(api: SspApi, check: string, signal: AbortSignal | undefined): Promise<void> {
  const { putFailed } = api.messages()
  const headers = { 'Accept-Language': api.language() }
  const answer = await fetch(check, { method: 'POST', headers, ...(signal && { signal }) }).catch((cause: unknown) => {
    throw isAbort(cause) ? cause : failure('network', putFailed, cause)
  })
  if (!answer.ok) throw rejection(putFailed, await answer.text(), answer.status)
}

/** Codes of our server for a rejected file. */
const FAULTS_OF_FILE = new Set<unknown>(['invalid', 'unsupported_media_type', 'payload_too_large'])

/**
 * A failed upload, with the reason if our server responded; a store's own response has none to show. Code `rejected` if the
 * file itself is rejected, so that a retry cannot succeed; otherwise `put_failed`.
 */
function rejection(putFailed: string, answer: string, status: number): ApiError {
  const { code, message } = parseProblem(answer)
  const text = typeof message === 'string' ? `${putFailed} ${message}` : putFailed
  return failure(FAULTS_OF_FILE.has(code) ? 'rejected' : 'put_failed', text, undefined, status)
}

/** Browsers leave the type empty for files that the system does not know. */
export const contentTypeOf = (file: Blob): string =>
  file.type || (file instanceof File && TYPES[extensionOf(file.name)]) || 'application/octet-stream'

const TYPES: Record<string, string> = { csv: 'text/csv', svg: 'image/svg+xml' }

const failure = (code: string, message: string, cause?: unknown, status = 0) =>
  new ApiError({ status, code, message, cause })
