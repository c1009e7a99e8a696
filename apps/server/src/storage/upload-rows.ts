import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import type { Database, TenantScope, Tx } from '../db/database.ts'
import { lockName } from '../db/lock-name.ts'
import type { ProblemText } from '../errors.de.ts'
import { problem } from '../errors.ts'

/** The response of an address that no longer accepts a file. */
export const TAKEN = 'This address has been used or has run out. Please ask for another.'

/** Signed uploads of one account that may wait for their file at once. */
const PENDING_PER_USER = 500

/** An upload that was signed, as its row holds it. */
export interface PendingUpload {
  id: string
  client_id: string
  user_id: string
  bucket: string
  object_key: string
  content_type: string
  max_bytes: number
  /** Of the account, and of the session; null for what a process of the last version signed. */
  home_client_id: string | null
  session_id: string | null
  /** The client that the account worked in. */
  asked_in: string | null
}

/** An upload with the claim under which it is inspected. */
export interface ClaimedUpload extends PendingUpload {
  claim: string
}

const at = (clientId: string): TenantScope => ({ clientId, platformId: '', userId: null })

const updateUnpublished = (tx: Tx, { client_id, id }: PendingUpload) =>
  tx.updateTable('uploads').where('client_id', '=', client_id).where('id', '=', id).where('published_at', 'is', null)

/** The rows of signed uploads, and who may work on one. */
export function createUploadRows(database: Database) {
  return {
    /** @throws problem `too_many_requests` when too many uploads of the account are pending. */
    add: (scope: TenantScope, upload: PendingUpload, expires: Date) =>
      database.withTenant(scope, async (tx) => {
        const { client_id, user_id } = upload
        await lockName(tx, `uploads ${client_id} ${user_id}`)
        const pending = await tx
          .selectFrom('uploads')
          .select((of) => of.fn.countAll<number>().as('count'))
          .where('client_id', '=', client_id)
          .where('user_id', '=', user_id)
          .where('published_at', 'is', null)
          .where('expires_at', '>', new Date().toISOString())
          .executeTakeFirstOrThrow()
        if (pending.count >= PENDING_PER_USER)
          throw problem('too_many_requests', { retryAt: new Date(Date.now() + 60_000) })
        await tx
          .insertInto('uploads')
          .values({ ...upload, expires_at: expires })
          .execute()
      }),

    find: (clientId: string, id: string) =>
      database.withTenant(at(clientId), (tx) =>
        tx.selectFrom('uploads').selectAll().where('client_id', '=', clientId).where('id', '=', id).executeTakeFirst(),
      ),

    /** Those of these ids, of every client, that are not published: a rejected one takes another file. */
    pendingAmong: (ids: readonly string[]) =>
      database.withSystem((tx) =>
        tx.selectFrom('uploads').selectAll().where('id', 'in', ids).where('published_at', 'is', null).execute(),
      ),

    /**
     * Claims an upload until it is published, rejected or released. A claim of a dead process ends after five minutes; if
     * the process is still running, it finds its claim replaced and cannot finish the upload.
     * @returns undefined if another process has it.
     */
    async claim<Upload extends PendingUpload>(upload: Upload): Promise<(Upload & ClaimedUpload) | undefined> {
      const claim = randomUUID()
      const claimed = await database.withTenant(at(upload.client_id), (tx) =>
        updateUnpublished(tx, upload)
          .set({ claim, received_at: sql<string>`now()`, rejected_because: null })
          .where((or) =>
            or.or([
              or('received_at', 'is', null),
              or('rejected_because', 'is not', null),
              or('received_at', '<', sql<string>`now() - interval '5 minutes'`),
            ]),
          )
          .returning('id')
          .executeTakeFirst(),
      )
      return claimed && { ...upload, claim }
    },

    release: (upload: ClaimedUpload) =>
      database.withTenant(at(upload.client_id), (tx) =>
        updateUnpublished(tx, upload).set({ received_at: null }).where('claim', '=', upload.claim).execute(),
      ),

    /**
     * Stores the result of a claimed upload: why it is rejected, or that `publish` publishes it in the same transaction.
     * @throws problem `forbidden` if the claim was replaced.
     */
    conclude: (upload: ClaimedUpload, fault: ProblemText | undefined, publish: (tx: Tx) => Promise<void>) =>
      database.withTenant(at(upload.client_id), async (tx) => {
        const concluded = await updateUnpublished(tx, upload)
          .set(fault ? { rejected_because: fault } : { published_at: sql<string>`now()` })
          .where('claim', '=', upload.claim)
          .returning('id')
          .executeTakeFirst()
        if (!concluded) throw problem('forbidden', { message: TAKEN })
        if (!fault) await publish(tx)
      }),
  }
}

/** From `createUploadRows`. */
export type UploadRows = ReturnType<typeof createUploadRows>
