import { sql } from 'kysely'
import type { Database, TenantScope, Tx } from '../db/database.ts'

/** An upload that was signed, as its row holds it. */
export interface PendingUpload {
  id: string
  client_id: string
  user_id: string
  bucket: string
  object_key: string
  content_type: string
  max_bytes: number
}

const at = (clientId: string): TenantScope => ({ clientId, platformId: '', userId: null })

const unpublished = (tx: Tx, { client_id, id }: PendingUpload) =>
  tx.updateTable('uploads').where('client_id', '=', client_id).where('id', '=', id).where('published_at', 'is', null)

/** The rows of signed uploads, and who may work on one. */
export function createUploadRows(database: Database) {
  return {
    add: (scope: TenantScope, upload: PendingUpload, expires: Date) =>
      database.withTenant(scope, (tx) =>
        tx
          .insertInto('uploads')
          .values({ ...upload, expires_at: expires })
          .execute(),
      ),

    find: (clientId: string, id: string) =>
      database.withTenant(at(clientId), (tx) =>
        tx.selectFrom('uploads').selectAll().where('client_id', '=', clientId).where('id', '=', id).executeTakeFirst(),
      ),

    /** What was signed for a bucket in the last hour and is not published; the oldest 20. */
    pendingIn: (clientId: string, bucket: string) =>
      database.withTenant(at(clientId), (tx) =>
        tx
          .selectFrom('uploads')
          .selectAll()
          .where('client_id', '=', clientId)
          .where('bucket', '=', bucket)
          .where('published_at', 'is', null)
          .where('created_at', '>', sql<string>`now() - interval '1 hour'`)
          .orderBy('created_at')
          .limit(20)
          .execute(),
      ),

    /** What was signed in the last two days, of every client, and is neither published nor refused. */
    pendingOfAll: () =>
      database.withSystem((tx) =>
        tx
          .selectFrom('uploads')
          .selectAll()
          .where('published_at', 'is', null)
          .where('refused_because', 'is', null)
          .where('created_at', '>', sql<string>`now() - interval '2 days'`)
          .execute(),
      ),

    /**
     * The first to set received_at has the upload, until it is published, refused or given back. A process that died
     * with one has it no longer than any request lasts.
     * @returns whether it is the caller's.
     */
    claim: async (upload: PendingUpload): Promise<boolean> => {
      const claimed = await database.withTenant(at(upload.client_id), (tx) =>
        unpublished(tx, upload)
          .set({ received_at: sql<string>`now()`, refused_because: null })
          .where((or) =>
            or.or([
              or('received_at', 'is', null),
              or('refused_because', 'is not', null),
              or('received_at', '<', sql<string>`now() - interval '5 minutes'`),
            ]),
          )
          .returning('id')
          .executeTakeFirst(),
      )
      return claimed !== undefined
    },

    giveBack: (upload: PendingUpload) =>
      database.withTenant(at(upload.client_id), (tx) => unpublished(tx, upload).set({ received_at: null }).execute()),

    /** Writes what came of it: why it is refused, or that it is published by `publish` in the same transaction. */
    conclude: (upload: PendingUpload, fault: string | undefined, publish: (tx: Tx) => Promise<void>) =>
      database.withTenant(at(upload.client_id), async (tx) => {
        if (!fault) await publish(tx)
        await tx
          .updateTable('uploads')
          .set(fault ? { refused_because: fault } : { published_at: sql<string>`now()` })
          .where('client_id', '=', upload.client_id)
          .where('id', '=', upload.id)
          .execute()
      }),
  }
}

/** From `createUploadRows`. */
export type UploadRows = ReturnType<typeof createUploadRows>
