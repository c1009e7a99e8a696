import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { sql } from 'kysely'
import type { Actor } from '../access/actor.ts'
import type { Database, Tx } from '../db/database.ts'
import { createPlaces } from '../db/places.ts'
import { problem } from '../errors.ts'
import { findSessionActor } from '../session/actor.repository.ts'
import { keyedHash, sameHash } from '../session/keys.ts'
import type { AddressSigner } from './address.ts'
import type { Buckets } from './bucket.ts'
import type { ObjectName, Objects, OpenedObject, SignedQuery } from './objects.ts'

/** Seconds within which a personal address must be opened (security.md section 3). */
export const DOWNLOAD_SECONDS = 60

/** Who may open an address. */
export interface Reader {
  actor: Actor
  /**
   * Whether the browser must hold the cookie that came with the address. False for a host of the packages on an origin of its
   * own, to which no cookie of this server sticks.
   */
  needsCookie: boolean
  /** The host that the request came to; the address works on no other one. */
  host: string
}

/** A file that is written while it is downloaded, instead of an object: checks the rights of the actor, then gives the bytes. */
export type ExportSource = (asked: { clientId: string; key: string; actor: Actor }) => Promise<Readable>

/** The file of an address: an object, or an export that is written while it is sent, whose size is not known. */
export type OpenedFile = (OpenedObject | (Pick<OpenedObject, 'stream' | 'contentType'> & { size?: never })) & {
  fileName: string
}

/** Addresses that download one object or export once, for one person. */
export interface PersonalAddresses {
  /** Makes an address in the transaction that has judged the request. `fileName` is what the download is called. */
  sign(tx: Tx, reader: Reader, object: ObjectName & { fileName: string }): Promise<string>
  /**
   * Takes one of the two places of a client for exports that are being written.
   * @returns what gives it back, to be called once.
   * @throws problem `too_many_requests` while both are taken.
   */
  takeExport(clientId: string): () => void
  /** What the cookie of a session holds. */
  proofOf(sessionId: string): string
  /**
   * Opens an address, which ends it. `exports` are the sources of files that are no objects, by bucket.
   * @throws problem `not_found` for a wrong one, or for another browser or host; `forbidden` for one that was opened or has run
   * out, for an object that was withdrawn since, and when the session has ended or its rights have changed; `too_many_requests`
   * while two exports of the client are being written, which does not end the address.
   */
  open(
    address: { clientId: string; id: string },
    query: SignedQuery,
    opening: { host: string; proof: string | undefined; exports: Readonly<Record<string, ExportSource>> },
  ): Promise<OpenedFile>
}

const OVER = 'This address has been used or has run out. Please open the file again.'

/** Exports of a client that are written at once: each reads all records of a kind, on connections that all clients share. */
const EXPORTS = 2
const BUSY = 'Other exports are being written. Please try again in a few seconds.'

const pathOf = (clientId: string, id: string) => `/api/storage/file/${clientId}/${id}`

/** Makes the service. */
export function createPersonalAddresses(deps: {
  database: Database
  objects: Objects
  signer: AddressSigner
  key: Uint8Array
  publicUrl: string
  buckets: Buckets
}): PersonalAddresses {
  const { database, objects, signer, key, publicUrl, buckets } = deps
  const publicHost = publicUrl === '' ? undefined : new URL(publicUrl).host
  const proofOf = (sessionId: string) => keyedHash(key, JSON.stringify(['file', sessionId]))

  // In one order, whatever the database returns.
  const rightsOf = ({ rights, given = rights, scopes, employeeId }: Actor) => {
    const rules = given.restricted.map(({ permission, client_ids, team_ids = [], ...only }) =>
      JSON.stringify([permission, client_ids.toSorted(), team_ids.toSorted(), only]),
    )
    return keyedHash(
      key,
      JSON.stringify([given.permissions.toSorted(), rules.toSorted(), [...scopes].toSorted(), employeeId]),
    )
  }

  const places = createPlaces(EXPORTS)
  const takeExport = (clientId: string): (() => void) => {
    const leave = places.take(clientId)
    if (!leave) throw problem('too_many_requests', { message: BUSY, retryAt: new Date(Date.now() + 2000) })
    return leave
  }
  const streamExport = async (source: ExportSource, asked: Parameters<ExportSource>[0]) => {
    const leave = takeExport(asked.clientId)
    try {
      const stream = await source(asked)
      return stream.once('close', leave)
    } catch (error) {
      leave()
      throw error
    }
  }

  const mayOpen = async (address: {
    bucket: string
    object_key: string
    user_id: string
    home_client_id: string
  }): Promise<boolean> => {
    const judge = buckets.get(address.bucket)?.onOpen
    if (!judge) return true
    const { user_id: userId, home_client_id: homeClientId } = address
    return database.withTenant({ clientId: homeClientId, platformId: '', userId }, (tx) =>
      judge(tx, address.object_key, { userId, homeClientId }),
    )
  }

  return {
    proofOf,
    takeExport,

    async sign(tx, { actor, needsCookie, host }, { clientId, bucket, key: object_key, fileName }) {
      const id = randomUUID()
      await tx
        .insertInto('download_addresses')
        .values({
          client_id: clientId,
          id,
          user_id: actor.userId,
          home_client_id: actor.homeClientId,
          session_id: actor.sessionId,
          bucket,
          object_key,
          file_name: fileName,
          needs_cookie: needsCookie,
          rights_hash: rightsOf(actor),
          expires_at: sql<string>`now() + make_interval(secs => ${DOWNLOAD_SECONDS})`,
        })
        .execute()
      return publicUrl + signer.sign('file', pathOf(clientId, id), [publicHost ?? host], DOWNLOAD_SECONDS)
    },

    async open({ clientId, id }, query, { host, proof, exports }) {
      const state = signer.verify('file', pathOf(clientId, id), [host], query)
      if (state === 'false') throw problem('not_found')
      const scope = { clientId, platformId: '', userId: null }
      const found = await database.withTenant(scope, (tx) =>
        tx
          .selectFrom('download_addresses')
          .selectAll()
          .where('client_id', '=', clientId)
          .where('id', '=', id)
          .executeTakeFirst(),
      )
      if (!found || (found.needs_cookie && !sameHash(proof ?? '', proofOf(found.session_id))))
        throw problem('not_found')
      const subject = { homeClientId: found.home_client_id, userId: found.user_id, sessionId: found.session_id }
      const actor = await database.readSystem((db) => findSessionActor(db, subject))
      // An export judges the rights itself, and says what is missing.
      const source = exports[found.bucket]
      const isGranted = actor && (source !== undefined || found.rights_hash === rightsOf(actor))
      if (!isGranted || state === 'late' || found.used_at !== null) throw problem('forbidden', { message: OVER })
      const file = source
        ? {
            stream: await streamExport(source, { clientId, key: found.object_key, actor }),
            contentType: 'text/csv; charset=utf-8',
          }
        : await objects.read({ clientId, bucket: found.bucket, key: found.object_key })
      const opened = await database.withTenant(scope, (tx) =>
        tx
          .updateTable('download_addresses')
          .set({ used_at: sql<string>`now()` })
          .where('client_id', '=', clientId)
          .where('id', '=', id)
          .where('used_at', 'is', null)
          .where('expires_at', '>', sql<string>`now()`)
          .returning('id')
          .executeTakeFirst(),
      )
      if (!opened || !(await mayOpen(found))) {
        file.stream.destroy()
        throw problem('forbidden', { message: OVER })
      }
      return { ...file, fileName: found.file_name }
    },
  }
}
