import { randomInt, randomUUID } from 'node:crypto'
import type { InjectOptions } from 'fastify'
import { makeDocumentScope } from '../modules/shared-documents/testing.ts'
import { grantTo } from './people.ts'
import { startTestServer, type SignedIn, type TestServer } from './test-server.ts'

const PERMISSION = 'SECURE_SEND_VIEW'
const HOLDERS = { acme: ['admin', 'reader', 'staff', 'gone'], borealis: ['admin', 'reader'], castor: ['admin'] }

/** A server whose users hold the permission of Secure Send, except `nobody` and `restricted` of acme. No scopes yet. */
export async function startSecureSendServer(): Promise<TestServer> {
  const server = await startTestServer()
  for (const [client, usernames] of Object.entries(HOLDERS)) await grantTo(server, usernames, [PERMISSION], client)
  return server
}

type Scope = { target_scope: 'client' | 'user' | 'platform' | 'default'; target_id: string | null }

/** Gives the scopes of shared documents of a user, in place of those that were there. */
export async function setScopes({ deps, tenants }: TestServer, client: string, username: string, scopes: Scope[]) {
  const [client_id, user_id] = [tenants.clientId(client), tenants.userId(client, username)]
  await deps.database.withSystem(async (tx) => {
    await tx
      .deleteFrom('shared_document_scopes')
      .where('client_id', '=', client_id)
      .where('user_id', '=', user_id)
      .execute()
    for (const scope of scopes) await makeDocumentScope(tx, client_id, { user_id, ...scope })
  })
}

/** The smallest file that passes for a PDF. */
export const PDF = Buffer.from('%PDF-1.4\n% shared\n%%EOF\n')

/** What one user does in Secure Send. */
export function secureSendUser(server: TestServer, who: SignedIn, userId: string) {
  const call = (
    method: 'GET' | 'POST' | 'PATCH' | 'DELETE',
    path: string,
    payload?: object,
    more: Pick<InjectOptions, 'headers'> = {},
  ) =>
    who.send({
      method,
      url: `/api/ssp/production/shared-documents/${who.clientId}/${path}`,
      ...(payload && { payload }),
      ...more,
    })
  const newKey = (filename: string, folder = userId) =>
    `${who.clientId}/${folder}/${randomUUID()}/${randomInt(1000)}-${filename}`
  const sign = (key: string) => {
    const dot = key.lastIndexOf('.')
    return who.post('/api/ssp/production/upload?function=getSignedUrl&type=put', [
      { bucket: 'shared-documents', key: key.slice(0, dot), ext: key.slice(dot + 1) },
    ])
  }
  const put = (url: string, payload: Buffer, contentType = 'application/pdf') =>
    server.inject({ method: 'PUT', url, payload, headers: { 'content-type': contentType } })
  /** Uploads a file. @returns its key. */
  const upload = async (filename = 'report.pdf', bytes = PDF): Promise<string> => {
    const key = newKey(filename)
    const [address] = (await sign(key)).json<{ url: string }[]>()
    const answer = await put(address?.url ?? '', bytes)
    if (answer.statusCode !== 200) throw new Error(answer.body)
    return key
  }
  const share = (to: readonly string[], key: string, more: object = {}) =>
    call('POST', userId, {
      recipients: to.map((id) => ({ to: id })),
      filename: key.slice(key.indexOf('-', 111) + 1),
      key,
      ...more,
    })
  return {
    id: userId,
    who,
    call,
    newKey,
    sign,
    put,
    upload,
    share,
    /** Uploads and shares a file. @returns its key. */
    send: async (to: readonly string[], more?: object): Promise<string> => {
      const key = await upload()
      const response = await share(to, key, more)
      if (response.statusCode !== 201) throw new Error(response.body)
      return key
    },
    users: async (search = '') =>
      (await call('GET', `users?userId=${userId}&search=${search}`)).json<{ id: string; username: string }[]>(),
    inbox: async (query = '') => (await call('GET', `${userId}?${query}`)).json<{ rows: Row[]; count: number }>(),
    logs: async (query = '') => (await call('GET', `logs/${userId}?${query}`)).json<{ rows: Row[]; count: number }>(),
    address: (key: string) => call('GET', `file?key=${encodeURIComponent(key)}`),
    recall: (id: string) => call('POST', `recall/${id}`),
    view: (id: string) => call('PATCH', `file?id=${id}`),
    remove: ({ id, key }: Pick<Row, 'id' | 'key'>) =>
      call('DELETE', `${userId}?fileId=${id}&key=${encodeURIComponent(key)}`),
  }
}

/** A row of the inbox or log. */
interface Row {
  id: string
  key: string
  viewed_at: string | null
  deleted_at: string | null
  [field: string]: unknown
}
