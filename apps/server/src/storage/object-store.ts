import { once } from 'node:events'
import { constants, ReadStream } from 'node:fs'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { setTimeout as wait } from 'node:timers/promises'
import { Disk, DriveFile } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config, S3Config } from '../config.ts'
import { causeOf, problem } from '../errors.ts'
import { makeFolder } from '../make-folder.ts'
import { OperatorError } from '../operator-error.ts'

/** What a store says about an object. */
export interface StoredFacts {
  /** In bytes. */
  size: number
  changedAt: Date
}

/**
 * Bytes by generated name. Keys of users never reach it. Whatever goes wrong below, or takes too long, is the problem
 * `unavailable`: the caller may try again.
 */
export interface ObjectStore {
  /** Whether browsers put straight to the store (S3) instead of through this server. */
  readonly direct: boolean
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  putStream(name: string, stream: Readable, contentType: string): Promise<void>
  bytes(name: string): Promise<Uint8Array>
  /** The bytes as they come; a store that stalls or breaks off ends the stream with an error. */
  stream(name: string): Promise<Readable>
  /** Undefined when there is nothing of that name. */
  facts(name: string): Promise<StoredFacts | undefined>
  remove(name: string): Promise<void>
  /** The names of everything below a folder, page by page. */
  list(folder: string): AsyncIterable<string[]>
  /** Rejects when the store cannot be read: a folder without rights, a bucket that is not there or keys it rejects. */
  ping(): Promise<void>
  /** Address of the store itself to put an object to; only for a direct store. */
  directUpload(name: string, options: { contentType: string; expiresInSeconds: number }): Promise<string>
}

async function s3Disk(s3: S3Config, timeout: number): Promise<Disk> {
  // Loaded only when configured: the SDK is larger than the rest of the server.
  const [{ S3Driver }, { PutObjectCommand }, { getSignedUrl }] = await Promise.all([
    import('flydrive/drivers/s3'),
    import('@aws-sdk/client-s3'),
    import('@aws-sdk/s3-request-presigner'),
  ])
  return new Disk(
    new S3Driver({
      bucket: s3.bucket,
      region: s3.region,
      visibility: 'private',
      supportsACL: false,
      forcePathStyle: Boolean(s3.endpoint),
      // The SDK's own default is to wait for ever. `socketTimeout` also ends a body that stalls half way.
      requestHandler: { connectionTimeout: timeout, socketTimeout: timeout },
      maxAttempts: 2,
      // Otherwise the signed address carries the checksum of an empty body and every upload is rejected
      // (aws/aws-sdk-js-v3#6994).
      requestChecksumCalculation: 'WHEN_REQUIRED',
      urlBuilder: {
        // The type must be signed, else the browser could put anything under it; flydrive signs the host only.
        generateSignedUploadURL: (_name, input, client, expiresIn) =>
          getSignedUrl(client, new PutObjectCommand(input), {
            expiresIn: Number(expiresIn),
            signableHeaders: new Set(['content-type', 'host']),
          }),
      },
      ...(s3.endpoint && { endpoint: s3.endpoint }),
      ...(s3.credentials && { credentials: s3.credentials }),
    }),
  )
}

// Both stores wrap what happened, the folder's code and the bucket's status, in errors of their own.
function isMissing(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false
  const { code, $metadata, cause } = error as {
    code?: string
    $metadata?: { httpStatusCode?: number }
    cause?: unknown
  }
  return code === 'ENOENT' || $metadata?.httpStatusCode === 404 || isMissing(cause)
}

function nothingIfMissing(error: unknown): undefined {
  if (!isMissing(error)) throw error
}

async function writable(folder: string): Promise<void> {
  makeFolder(folder)
  await access(folder, constants.W_OK)
}

/** What a cause says. An answer without a body, which no store gives, has only its status. */
function reasonOf(cause: unknown): string {
  const { name, message, code, $metadata } = Object(cause) as {
    name?: string
    message?: string
    code?: string
    $metadata?: { httpStatusCode?: number }
  }
  const status = $metadata?.httpStatusCode
  if (message === 'UnknownError' && status !== undefined)
    return `HTTP ${status} without a reason; check that an object store answers at this address`
  return message || code || name || ''
}

/**
 * Tries the store before a start.
 * @throws OperatorError naming the setting.
 */
export async function requireStore(store: ObjectStore, { s3, dataDir }: Pick<Config, 's3' | 'dataDir'>): Promise<void> {
  try {
    await store.ping()
  } catch (error) {
    const cause = causeOf(error)
    const reason = [reasonOf(cause), ...(s3 && !s3.credentials ? [KEYS_MISSING] : [])].join('; ')
    const where = s3
      ? `S3_BUCKET: the bucket ${s3.bucket}${s3.endpoint ? ` at ${s3.endpoint}` : ''}`
      : `DATA_DIR: ${dataDir}`
    throw new OperatorError(`${where} cannot be used: ${reason}`, { cause: error })
  }
}

const KEYS_MISSING = 'S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY are not set'

/** The configured store: a folder of the data directory, or an S3-compatible bucket. */
export async function openObjectStore(config: Config): Promise<ObjectStore> {
  const timeout = config.storageTimeout
  const folder = join(config.dataDir, 'objects')
  const disk = config.s3
    ? await s3Disk(config.s3, timeout)
    : new Disk(new FSDriver({ location: folder, visibility: 'private' }))

  const named = async <T>(operation: Promise<T>): Promise<T> => {
    try {
      return await operation
    } catch (cause) {
      throw problem('unavailable', { cause })
    }
  }
  // A store that trickles is never idle, so the whole of an operation has its end too: that of both attempts.
  const ask = async <T>(operation: Promise<T>): Promise<T> => {
    const answered = new AbortController()
    const late = wait(3 * timeout, undefined, { signal: answered.signal }).then(() => {
      throw new Error(`The store has not answered within ${3 * timeout} ms.`)
    })
    late.catch(() => {}) // aborted, when the answer came in time
    try {
      return await named(Promise.race([operation, late]))
    } finally {
      answered.abort()
    }
  }

  return {
    direct: config.s3 !== undefined,
    put: (name, bytes, contentType) => ask(disk.put(name, bytes, { contentType })),
    // As slow as the person who sends it: the request has its own end.
    putStream: (name, stream, contentType) => named(disk.putStream(name, stream, { contentType })),
    // Not `getBytes`: of an empty file it gives the memory that the empty buffer happens to point to.
    bytes: (name) => ask(disk.getStream(name).then(buffer)),
    stream: (name) =>
      ask(
        disk.getStream(name).then(async (stream) => {
          // A file is opened later than its stream, and says only then that it is not there.
          if (stream instanceof ReadStream) await once(stream, 'open')
          return stream
        }),
      ),
    async facts(name) {
      const found = await ask(disk.getMetaData(name).catch(nothingIfMissing))
      return found && { size: found.contentLength, changedAt: found.lastModified }
    },
    remove: (name) => ask(disk.delete(name)),
    async *list(folder) {
      let paginationToken: string | undefined
      do {
        const options = { recursive: true, ...(paginationToken && { paginationToken }) }
        const page = await ask(disk.listAll(`${folder}/`, options))
        yield Array.from(page.objects, (entry) => (entry instanceof DriveFile ? entry.key : entry.prefix))
        paginationToken = page.paginationToken
      } while (paginationToken)
    },
    ping: async () => {
      // A folder that has nothing: a list of what there is would be long.
      if (config.s3) await ask(disk.listAll('ping/', { recursive: true }))
      else await named(writable(folder))
    },
    directUpload: (name, { contentType, expiresInSeconds }) =>
      disk.getSignedUploadUrl(name, { contentType, expiresIn: expiresInSeconds }),
  }
}
