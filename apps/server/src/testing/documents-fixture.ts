import { randomUUID } from 'node:crypto'
import { pdf, upload } from './files-fixture.ts'
import type { SignedIn, TestServer } from './test-server.ts'

export const documentsAt = (user: SignedIn, path = '') => `/api/ssp/production/documents/${user.clientId}${path}`

/** The calls of the documents of a client, as one person makes them. */
export function documentCalls(server: TestServer, user: SignedIn) {
  const send = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, payload?: object, headers = {}) =>
    user.send({ method, url: documentsAt(user, path), headers, ...(payload && { payload }) })

  const put = async (scope: string, name = 'notes.pdf') => {
    const key = `${scope}/${randomUUID()}/${name}`
    const answer = await upload(user, server, key, pdf(name))
    if (answer.statusCode !== 200) throw new Error(`The upload returned ${answer.statusCode}.`)
    const [document] = (await send('GET', `/file?validate=true&key=${encodeURIComponent(key)}`)).json<
      { document_id: string }[]
    >()
    return { key, id: document?.document_id ?? '' }
  }

  const share = (id: string, relatedIds: readonly string[], query = '') =>
    send(
      'POST',
      `/associations${query}`,
      relatedIds.map((related) => [randomUUID(), id, related, 0, 0, '2026-11-23 10:00:00', '2026-11-23 10:00:00']),
    )

  return {
    send,
    /** Uploads a file. */
    put,
    share,
    /** Uploads and shares a file. */
    async place(scope: string, relatedIds: readonly string[], name?: string) {
      const stored = await put(scope, name)
      const shared = await share(stored.id, relatedIds)
      if (shared.statusCode !== 201) throw new Error(`Sharing returned ${shared.statusCode}.`)
      return stored
    },
  }
}
