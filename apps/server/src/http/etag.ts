import { problem } from '../errors.ts'

/** The ETag of a record's version. */
export function etagOf(version: number): string {
  return `"${version}"`
}

/**
 * Refuses a change drawn on an older version. Without If-Match the change goes ahead: the header is
 * optional on the wire.
 * @throws problem `stale` carrying the record as it stands now.
 */
export function requireVersion(ifMatch: string | undefined, version: number, current: () => unknown): void {
  if (ifMatch === undefined || ifMatch === '*') return
  const wanted = ifMatch.split(',').map((tag) => tag.trim().replace(/^W\//, ''))
  if (!wanted.includes(etagOf(version))) throw problem('stale', { current: current() })
}
