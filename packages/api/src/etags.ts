/** Which version of a record was last seen, so that a change of another person is never overwritten silently. */
export interface Etags {
  /** The header of a change to `record`; empty when its version was never given. */
  match: (record: string) => Record<string, string>
  /** Notes the version that an answer carries and hands the answer on. */
  remember: <T extends { response: Response }>(record: string, answer: T | Promise<T>) => Promise<T>
}

/** `record` names one record on one server, for example `theme:<client id>`. */
export function createEtags(): Etags {
  const seen = new Map<string, string>()
  return {
    match(record) {
      const etag = seen.get(record)
      return etag ? { 'If-Match': etag } : {}
    },
    async remember(record, answer) {
      const settled = await answer
      const etag = settled.response.headers.get('ETag')
      if (etag) seen.set(record, etag)
      else seen.delete(record)
      return settled
    },
  }
}
