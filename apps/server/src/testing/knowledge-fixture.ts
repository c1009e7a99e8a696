import type { InjectOptions } from 'fastify'
import { PNG } from './picture.ts'
import { grantTo } from './people.ts'
import { startTestServer, type SignedIn, type TestServer } from './test-server.ts'

const PERMISSIONS = ['VIEW', 'CREATE', 'UPDATE', 'DELETE'].map((verb) => `KNOWLEDGE_BASE_${verb}`)

/** A server whose administrators of acme and borealis may do everything in the Knowledge Base; `reader` of acme may view. */
export async function startKnowledgeServer(): Promise<TestServer> {
  const server = await startTestServer()
  for (const client of ['acme', 'borealis']) {
    await grantTo(server, ['admin'], PERMISSIONS, client)
    await grantTo(server, ['reader'], ['KNOWLEDGE_BASE_VIEW'], client)
  }
  return server
}

type More = Omit<InjectOptions, 'method' | 'url' | 'query'>

/** A sender of Knowledge Base requests of one user. */
export const knowledgeCaller =
  (who: SignedIn) =>
  (method: 'GET' | 'POST' | 'PATCH' | 'DELETE', query: Readonly<Record<string, string>>, more: More = {}) =>
    who.send({
      method,
      url: `/api/ssp/production/knowledge/${who.clientId}?${new URLSearchParams(query).toString()}`,
      ...more,
    })

/** Puts an image for an article, or with the client's id for a category. @returns its address. */
export async function putImage(server: TestServer, who: SignedIn, id: string, filename = 'a.png'): Promise<string> {
  const imageSavePayload = JSON.stringify({ id, filename, type: 'image/png' })
  const signed = await knowledgeCaller(who)('GET', { imageSavePayload, clientId: who.clientId })
  const { data, image } = signed.json<{ data: string; image: string }>()
  const put = await server.inject({ method: 'PUT', url: data, payload: PNG, headers: { 'content-type': 'image/png' } })
  if (put.statusCode !== 200) throw new Error(`The image was not taken: ${put.body}`)
  return image
}
