import type { Readable } from 'node:stream'
import type { FastifyInstance, FastifyReply } from 'fastify'
import type { Config } from '../config.ts'
import { problem } from '../errors.ts'
import type { ObjectName, Objects, OpenedObject, SignedQuery } from '../storage/objects.ts'
import type { ExportSource, OpenedFile, PersonalAddresses } from '../storage/personal-addresses.ts'
import type { Uploads } from '../storage/uploads.ts'
import { proofFrom } from './file-cookie.ts'

// What users uploaded never runs, even opened by its own address (security.md 3.2, Images).
const SANDBOX = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; sandbox; frame-ancestors 'none'"
const PLAIN = /[^\w.-]+/g

// Old clients read the plain name, all others the second one, in any script (RFC 6266).
const attachment = (name: string) =>
  `attachment; filename="${name.replace(PLAIN, '_')}"; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, (sign) => `%${sign.codePointAt(0)?.toString(16) ?? ''}`)}`

interface ObjectParams {
  bucket: string
  '*': string
}

function nameOf({ bucket, '*': key }: ObjectParams): ObjectName {
  return { clientId: key.slice(0, 36), bucket, key }
}

function send(reply: FastifyReply, object: OpenedObject | OpenedFile, cacheControl: string): FastifyReply {
  if (object.size !== undefined)
    void reply.header('etag', `"${object.sha256.slice(0, 32)}"`).header('content-length', object.size)
  return reply
    .header('content-security-policy', SANDBOX)
    .header('cache-control', cacheControl)
    .type(object.contentType)
    .send(object.stream)
}

/** The addresses that signing hands out. They are opaque and not part of the contract. */
export function registerStorageRoutes(
  app: FastifyInstance,
  deps: { objects: Objects; uploads: Uploads; addresses: PersonalAddresses; config: Config },
  exports: Readonly<Record<string, ExportSource>>,
): void {
  const { objects, uploads, addresses, config } = deps
  void app.register(async (scope) => {
    // Bytes go straight to the store; nothing is parsed.
    scope.removeAllContentTypeParsers()
    scope.addContentTypeParser('*', (_request, payload, done) => done(null, payload))

    scope.put<{ Params: { clientId: string; id: string }; Querystring: SignedQuery; Body: Readable | null }>(
      '/api/storage/upload/:clientId/:id',
      { config: { takesFile: true } },
      async (request, reply) => {
        if (!request.body) throw problem('unsupported_media_type')
        const type = (request.headers['content-type'] ?? '').split(';')[0]?.trim() ?? ''
        await uploads.receive(request.params, request.query, type, request.body)
        return reply.status(200).send()
      },
    )

    scope.post<{ Params: { clientId: string; id: string }; Querystring: SignedQuery }>(
      '/api/storage/check/:clientId/:id',
      async (request, reply) => {
        await uploads.check(request.params, request.query)
        return reply.status(200).send()
      },
    )

    scope.get<{ Params: ObjectParams; Querystring: SignedQuery & { v?: string } }>(
      '/api/storage/image/:bucket/*',
      async (request, reply) => {
        const object = await objects.openImage(nameOf(request.params), request.query)
        if (!object.contentType.startsWith('image/')) throw problem('not_found')
        // A tenant's own app on a listed origin shows the same pictures.
        if (config.corsOrigins.length > 0) void reply.header('cross-origin-resource-policy', 'cross-origin')
        // The content of a versioned address never changes.
        return send(reply, object, request.query.v ? 'public, max-age=31536000, immutable' : 'private, max-age=60')
      },
    )

    scope.get<{ Params: { clientId: string; id: string }; Querystring: SignedQuery }>(
      '/api/storage/file/:clientId/:id',
      async (request, reply) => {
        const object = await addresses.open(request.params, request.query, {
          host: request.host,
          proof: proofFrom(request),
          exports,
        })
        void reply.header('content-disposition', attachment(object.fileName))
        return send(reply, object, 'no-store')
      },
    )
  })
}
