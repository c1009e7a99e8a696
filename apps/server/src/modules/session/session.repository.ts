import { sql } from 'kysely'
import type { Tx } from '../../db/database.ts'

/** The client configuration of a sub-domain, with its platform's domain. */
export function findClientConfig(tx: Tx, subdomain: string) {
  return tx
    .selectFrom('clients as c')
    .innerJoin('platforms as p', 'p.id', 'c.platform_id')
    .select([
      'c.id',
      'c.client_name as clientName',
      'c.identifier',
      'p.domain as platformDomain',
      'c.subdomain',
      'c.platform_id',
      sql<string>`coalesce(c.brand_client_id, c.id)`.as('brand_client_id'),
      'c.analytics_id',
      sql<string | null>`coalesce(c.platform_logo, p.logo)`.as('platform_logo'),
      'c.appstore_url',
      'c.playstore_url',
      'c.app_pin',
      'c.login_identifier_type as loginIdentifierType',
      'c.register_identifier_type as registerIdentifierType',
      'c.secure_send as secureSend',
      'c.strict_rights as strictRights',
      'c.time_zone as timeZone',
      'c.figures_since as figuresSince',
    ])
    .where('c.subdomain', '=', subdomain)
    .executeTakeFirst()
}

/** Whether a user has signed in from this address in the last 90 days. */
export async function isKnownAddress(
  tx: Tx,
  user: { id: string; client_id: string },
  address: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('sessions')
    .select('id')
    .where('client_id', '=', user.client_id)
    .where('user_id', '=', user.id)
    .where('address', '=', address)
    .where('created_at', '>', sql<string>`now() - interval '90 days'`)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Opens a session with its first refresh token. */
export async function insertSession(
  tx: Tx,
  session: {
    clientId: string
    id: string
    userId: string
    expiresAt: Date
    address: string
    userAgent: string | null
    tokenHash: string
  },
): Promise<void> {
  await tx
    .insertInto('sessions')
    .values({
      client_id: session.clientId,
      id: session.id,
      user_id: session.userId,
      expires_at: session.expiresAt,
      address: session.address,
      user_agent: session.userAgent,
    })
    .execute()
  await insertRefreshToken(tx, session.clientId, session.id, session.tokenHash)
}

/** Records that a user has signed in. */
export async function noteSignIn(tx: Tx, clientId: string, userId: string): Promise<void> {
  await tx
    .updateTable('users')
    .set({ last_sign_in_at: sql<string>`now()` })
    .where('client_id', '=', clientId)
    .where('id', '=', userId)
    .execute()
}

/** Adds a refresh token to a session's family. */
export async function insertRefreshToken(
  tx: Tx,
  clientId: string,
  sessionId: string,
  tokenHash: string,
): Promise<void> {
  await tx
    .insertInto('refresh_tokens')
    .values({ client_id: clientId, session_id: sessionId, token_hash: tokenHash })
    .execute()
}

/** A refresh token with its session, locked so that two exchanges of it follow one another. */
export function lockRefreshToken(tx: Tx, tokenHash: string) {
  return tx
    .selectFrom('refresh_tokens as t')
    .innerJoin('sessions as s', (join) =>
      join.onRef('s.client_id', '=', 't.client_id').onRef('s.id', '=', 't.session_id'),
    )
    .select(['t.client_id', 't.session_id', 't.replaced_at', 's.user_id', 's.ended_at', 's.expires_at'])
    .where('t.token_hash', '=', tokenHash)
    .forUpdate()
    .executeTakeFirst()
}

/** Marks a refresh token as exchanged for another. */
export async function replaceRefreshToken(
  tx: Tx,
  clientId: string,
  tokenHash: string,
  replacedBy: string,
): Promise<void> {
  await tx
    .updateTable('refresh_tokens')
    .set({ replaced_at: sql<string>`now()`, replaced_by: replacedBy })
    .where('client_id', '=', clientId)
    .where('token_hash', '=', tokenHash)
    .execute()
}

/** Whether a refresh token was exchanged already. */
export async function isReplaced(tx: Tx, clientId: string, tokenHash: string): Promise<boolean> {
  const row = await tx
    .selectFrom('refresh_tokens')
    .select('replaced_at')
    .where('client_id', '=', clientId)
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst()
  return row?.replaced_at != null
}
