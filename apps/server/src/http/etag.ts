import type { FastifyReply } from 'fastify'
import { problem } from '../errors.ts'

/** The ETag of a record's version. */
export function etagOf(version: number): string {
  return `"${version}"`
}

/** Responds to a change with the record's new version in the ETag. */
export function changed(reply: FastifyReply, version: number): { success: true } {
  reply.header('etag', etagOf(version))
  return { success: true }
}

/**
 * Rejects a change based on an older version. Without If-Match the change is accepted, because the header is optional on
 * the wire.
 * @throws problem `stale` with the current record.
 */
export function requireVersion(ifMatch: string | undefined, version: number, current: () => unknown): void {
  if (ifMatch === undefined || ifMatch === '*') return
  const wanted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!wanted.includes(etagOf(version))) throw problem('stale', { current: current() })
}
