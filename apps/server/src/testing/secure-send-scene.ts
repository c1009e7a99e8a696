import type { LightMyRequestResponse } from 'fastify'
import { sql } from 'kysely'
import { secureSendUser, setScopes, startSecureSendServer } from './secure-send-fixture.ts'
import { fixedId } from './tenants.ts'

type User = ReturnType<typeof secureSendUser>

/** The scope of the whole platform of acme and borealis. */
export const PLATFORM = { target_scope: 'platform', target_id: fixedId('platform north') } as const

/** A server with users of two clients of one platform and a stranger of another, and what is asked about their files. */
export async function startSecureSend() {
  const server = await startSecureSendServer()
  const user = async (client: string, name: string) =>
    secureSendUser(server, await server.signIn(name, { client }), server.tenants.userId(client, name))

  /** Opens a signed address in the browser that asked for it. */
  const follow = (signed: LightMyRequestResponse) =>
    server.inject({
      url: signed.json<{ link: string }>().link,
      headers: { cookie: String(signed.headers['set-cookie'] ?? '').split(';')[0] ?? '' },
    })

  return {
    server,
    admin: await user('acme', 'admin'),
    reader: await user('acme', 'reader'),
    staff: await user('acme', 'staff'),
    neighbour: await user('borealis', 'admin'),
    stranger: await user('castor', 'admin'),
    follow,
    /** Asks for an address and opens it. @returns the status of the first step that failed, else 200. */
    fetchFile: async (who: User, key: string) => {
      const signed = await who.address(key)
      return signed.statusCode === 200 ? (await follow(signed)).statusCode : signed.statusCode
    },
    /** The only row of an inbox. */
    only: async (who: User) => {
      const { rows } = await who.inbox()
      if (rows.length !== 1 || !rows[0]) throw new Error(`${rows.length} rows`)
      return rows[0]
    },
    /** Changes every row, for example its days. */
    change: (set: object) => server.db.updateTable('shared_documents').set(set).execute(),
    /** The stored file of a key; undefined if there is none. */
    objectOf: (key: string) =>
      server.db.selectFrom('objects').select('object_key').where('object_key', '=', key).executeTakeFirst(),
    /** Nothing shared; the administrator reaches the platform, the reader reaches none. */
    reset: async () => {
      await sql`truncate shared_documents`.execute(server.deps.database.kysely)
      await setScopes(server, 'acme', 'admin', [PLATFORM])
      await setScopes(server, 'acme', 'reader', [])
    },
    close: () => server.close(),
  }
}

/** From `startSecureSend`. */
export type SecureSendScene = Awaited<ReturnType<typeof startSecureSend>>
