import { createHash } from 'node:crypto'
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { crc32 } from 'node:zlib'

/** Ways in which a bucket fails. `slow` stalls half way; `truncated` and `altered` lose or change bytes and say nothing. */
export const STORE_FAULTS = ['slow', '503', 'reset', 'truncated', 'altered'] as const

export type StoreFault = (typeof STORE_FAULTS)[number]

/** An S3 bucket of one process, which fails when told to. It gives checksums, as S3 does, and checks no signatures. */
export interface FakeS3 {
  /** Configuration of a server that keeps its objects here. */
  env: Record<string, string>
  /** What it holds, by name. */
  objects: Map<string, { bytes: Buffer; changedAt: Date }>
  /** Fails from now on: every request, or those of some methods to names below a folder. */
  break: (fault: StoreFault, on?: { methods?: readonly string[]; folder?: string }) => void
  repair: () => void
  stop: () => Promise<void>
}

const BUCKET = 'pictures'
const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

const half = (bytes: Buffer) => bytes.subarray(0, bytes.length >> 1)
const altered = (bytes: Buffer) => Buffer.concat([Buffer.from([(bytes[0] ?? 0) ^ 1]), bytes.subarray(1)])

const etagOf = (bytes: Buffer) => `"${createHash('md5').update(bytes).digest('hex')}"`

function checksumOf(bytes: Buffer): string {
  const sum = Buffer.alloc(4)
  sum.writeUInt32BE(crc32(bytes))
  return sum.toString('base64')
}

// Bytes on their way through a faulty store; undefined when they arrive as they were.
function spoilt(fault: StoreFault | undefined, bytes: Buffer): Buffer | undefined {
  if (fault === 'truncated') return half(bytes)
  return fault === 'altered' ? altered(bytes) : undefined
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request as AsyncIterable<Buffer>) parts.push(part)
  return Buffer.concat(parts)
}

function error(response: ServerResponse, status: number, code: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' })
  response.end(`<?xml version="1.0"?><Error><Code>${code}</Code><Message>${code}</Message></Error>`)
}

function list(objects: FakeS3['objects'], prefix: string): string {
  const contents = [...objects]
    .filter(([name]) => name.startsWith(prefix))
    .map(
      ([name, { bytes, changedAt }]) =>
        `<Contents><Key>${escape(name)}</Key><LastModified>${changedAt.toISOString()}</LastModified><Size>${bytes.length}</Size></Contents>`,
    )
  return `<?xml version="1.0"?><ListBucketResult><IsTruncated>false</IsTruncated>${contents.join('')}</ListBucketResult>`
}

function give(response: ServerResponse, { bytes, changedAt }: { bytes: Buffer; changedAt: Date }, fault?: StoreFault) {
  const sent = spoilt(fault, bytes) ?? bytes
  response.writeHead(200, {
    'content-length': sent.length,
    'last-modified': changedAt.toUTCString(),
    etag: etagOf(bytes),
    'x-amz-checksum-crc32': checksumOf(bytes),
  })
  if (fault === 'slow' || fault === 'reset') {
    response.write(half(bytes), () => fault === 'reset' && response.socket?.destroy())
  } else response.end(sent)
}

/** Starts a bucket on a free port. */
export async function startFakeS3(): Promise<FakeS3> {
  const objects: FakeS3['objects'] = new Map()
  let struck: { fault: StoreFault; methods: readonly string[] | undefined; folder: string } | undefined

  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const { pathname, searchParams } = new URL(request.url ?? '/', 'http://s3')
    const name = decodeURIComponent(pathname.slice(BUCKET.length + 2))
    const method = request.method ?? ''
    const isStruck = struck && name.startsWith(struck.folder) && (struck.methods?.includes(method) ?? true)
    const fault = isStruck ? struck?.fault : undefined
    if (fault === '503') return error(response, 503, 'ServiceUnavailable')
    if (method === 'PUT') {
      if (fault === 'reset') return void request.once('data', () => request.destroy())
      const bytes = await bodyOf(request)
      if (fault === 'slow') return undefined
      objects.set(name, { bytes: spoilt(fault, bytes) ?? bytes, changedAt: new Date() })
      return response.writeHead(200, { etag: etagOf(bytes) }).end()
    }
    if (method === 'GET' && name === '') return response.end(list(objects, searchParams.get('prefix') ?? ''))
    if (method === 'DELETE') {
      objects.delete(name)
      return response.writeHead(204).end()
    }
    const found = objects.get(name)
    if (!found) return error(response, 404, 'NoSuchKey')
    if (method === 'GET') return give(response, found, fault)
    if (fault === 'slow') return undefined
    if (fault === 'reset') return request.destroy()
    const { bytes, changedAt } = found
    return response.writeHead(200, { 'content-length': bytes.length, 'last-modified': changedAt.toUTCString() }).end()
  }

  const server: Server = createServer((request, response) => {
    request.on('error', () => {})
    answer(request, response).catch(() => response.destroy())
  })
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done))
  const { port } = server.address() as AddressInfo
  return {
    env: {
      S3_BUCKET: BUCKET,
      S3_ENDPOINT: `http://127.0.0.1:${port}`,
      S3_ACCESS_KEY_ID: 'id',
      S3_SECRET_ACCESS_KEY: 'key',
    },
    objects,
    break: (fault, { methods, folder = '' } = {}) => void (struck = { fault, methods, folder }),
    repair: () => void (struck = undefined),
    stop: async () => {
      server.closeAllConnections()
      await new Promise<void>((done) => server.close(() => done()))
    },
  }
}
