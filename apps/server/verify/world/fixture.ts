import type { ClientRef } from '../../src/access/actor.ts'
import type { Tx } from '../../src/db/database.ts'
import type { Operation } from '../contract/operations.ts'
import type { Caller } from './caller.ts'

/** Ids and names of the records of one client. A fixture adds its own: `declare module '../world/fixture.ts'`. */
export interface Records {
  client: string
  platform: string
}

/** What a field of a request names: a record, the caller, the other client of the platform, or the record to be created. */
export type Reference = keyof Records | 'self' | 'sibling' | 'new'

/** Where the records of a client are created. */
export interface Target {
  records: Records
  /** Shown in every text of a record, so that a text of another client is recognised in a response. */
  mark: string
  /** Hash of the password of everybody whom the suite creates. */
  passwordHash: string
}

/** A value for a field of a request. */
export type Value = (context: Context) => unknown

/** What an operation needs beyond the contract for a request that succeeds, and how it is tried. */
export interface OperationFixture {
  /** Records that fields name, by `path.id`, `query.roleId` or `body.clientId`; by default the first of their kind. */
  records?: Readonly<Record<string, Reference>>
  /** Values of fields, by field. */
  values?: Readonly<Record<string, Value>>
  /** Optional fields that the request needs, by `query.userId` or `body.surname`. */
  needs?: readonly string[]
  /** Permissions of which the service requires one, where the contract says `session`. */
  requires?: readonly string[]
  /**
   * Present where rights are given: a grant is limited to what the caller holds. Bodies are further requests that change an account
   * (every operation that needs a permission of users and names an account): one that holds more cannot be changed.
   */
  escalations?: readonly ((draft: Draft) => object)[]
  /** Operation that it takes back; comes before it where there is nothing to take back otherwise. */
  takesBack?: string
  /** Records that requests of the job `neighbours` name too, for others that have what those lack. */
  also?: readonly Readonly<Partial<Record<keyof Records, keyof Records>>>[]
  /** What it takes back is there already: the job `round-trip` takes it back once before. */
  isThere?: boolean
  /** Fields of the request that takes back what `done` did; by default it names the record that `done` made. */
  back?: (done: Draft) => Readonly<Record<string, unknown>>
  /** What stays otherwise than before although it was taken back, and why it should. */
  leaves?: Readonly<Record<string, string>>
  /** Fields of its body that no read of the module shows under their value, and where they show. */
  shownElsewhere?: Readonly<Record<string, string>>
  /** Why its request changes nothing here. */
  changesNothing?: string
  /** Why it leaves no row in the audit log although it changes something. */
  notAudited?: string
  /** Why its request changes rows that name a member of a team which restricts the caller under its permissions. */
  changesMembers?: string
  /** Computes a password hash, which is slow on purpose: fewer fuzz runs. */
  isSlow?: boolean
  /** Only an account that is associated with an employee, or to which `forCaller` has linked records, may call it. */
  asEmployee?: boolean
  /** A success ends a record that the request names, so that the next form of the body needs it again. */
  consumesRecords?: boolean
  /** A success ends the caller's session. */
  endsSession?: boolean
}

/** The records of one module, one of each kind, and how its operations are tried. `fixtures/<module>.ts` exports one. */
export interface Fixture {
  /** Fixtures whose records these refer to. */
  after?: readonly string[]
  /** Kind (`x-ssp-record`) of each record. The first of a kind is what a field of that kind names. */
  ids?: { [Name in keyof Records]?: string }
  /** Unique names of records, made from the mark. */
  names?: (mark: string) => { [Name in keyof Records]?: string }
  /** Creates the records in a client. */
  create?: (tx: Tx, target: Target) => Promise<unknown>
  /** Links the records of a client to the caller, or to the caller's twin there. */
  forCaller?: (tx: Tx, to: { records: Records; client: ClientRef; userId: string }) => Promise<unknown>
  /** Links that only the twins in the foreign client have: who finds them has looked up the ids alone. */
  linkTwins?: (tx: Tx, target: Target) => Promise<unknown>
  /** Links that only the twins in the sibling client have. */
  linkSiblings?: (tx: Tx, target: Target) => Promise<unknown>
  /** Creates records with the given names and ids: what is unique in a client may exist in another. */
  takeNames?: (tx: Tx, client: ClientRef, named: readonly { id: string; name: string }[], hash: string) => Promise<void>
  /** Values of fields of every operation, by field. */
  values?: Readonly<Record<string, Value>>
  /** By operation id. */
  operations?: Readonly<Record<string, OperationFixture>>
}

/** A request in parts, so that a case can change one of them. */
export interface Draft {
  operation: Operation
  path: Record<string, string>
  query: Record<string, string>
  headers: Record<string, string>
  body?: unknown
}

/** For whom a request is made: the records of the client, who sends it, and the other client of the platform. */
export interface Context {
  records: Records
  caller: Caller
  sibling: { id: string }
  /** The id of a record to be created; any other when absent. */
  newId?: string
}
