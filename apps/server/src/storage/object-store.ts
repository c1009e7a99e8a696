import { join } from 'node:path'
import type { Readable } from 'node:stream'
import { Disk } from 'flydrive'
import { FSDriver } from 'flydrive/drivers/fs'
import type { Config, S3Config } from '../config.ts'

/** Bytes by generated name. Keys of users never reach it. */
export interface ObjectStore {
  /** Whether browsers put straight to the store (S3) instead of through this server. */
  readonly direct: boolean
  put(name: string, bytes: Uint8Array, contentType: string): Promise<void>
  putStream(name: string, stream: Readable, contentType: string): Promise<void>
  bytes(name: string): Promise<Uint8Array>
  stream(name: string): Promise<Readable>
  /** Size in bytes, or undefined when there is nothing of that name. */
  size(name: string): Promise<number | undefined>
  move(from: string, to: string): Promise<void>
  remove(name: string): Promise<void>
  /** Address of the store itself to put an object to; only for a direct store. */
  directUpload(name: string, options: { contentType: string; expiresInSeconds: number }): Promise<string>
}

async function s3Disk(s3: S3Config): Promise<Disk> {
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
      // Otherwise the signed address carries the checksum of an empty body and every upload is refused
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

/** The configured store: a folder of the data directory, or an S3-compatible bucket. */
export async function openObjectStore(config: Config): Promise<ObjectStore> {
  const disk = config.s3
    ? await s3Disk(config.s3)
    : new Disk(new FSDriver({ location: join(config.dataDir, 'objects'), visibility: 'private' }))
  return {
    direct: config.s3 !== undefined,
    put: (name, bytes, contentType) => disk.put(name, bytes, { contentType }),
    putStream: (name, stream, contentType) => disk.putStream(name, stream, { contentType }),
    bytes: async (name) => new Uint8Array(await disk.getBytes(name)),
    stream: (name) => disk.getStream(name),
    size: async (name) => ((await disk.exists(name)) ? (await disk.getMetaData(name)).contentLength : undefined),
    move: (from, to) => disk.move(from, to),
    remove: (name) => disk.delete(name),
    directUpload: (name, { contentType, expiresInSeconds }) =>
      disk.getSignedUploadUrl(name, { contentType, expiresIn: expiresInSeconds }),
  }
}
