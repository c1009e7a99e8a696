import type { Client } from 'openapi-fetch'
import type { paths } from './generated/schema'
import type { ApiMessages } from './messages'
import type { Session } from './session/session'

/** What every resource function takes first. */
export interface SspApi {
  /** The typed client under the resource functions. It rejects with `ApiError` and never answers with `error`. */
  readonly http: Client<paths>
  readonly session: Session
  /** Id of the client worked in. Throws before one is loaded. */
  clientId: () => string
  /** The same connection held to one client, so that what was drawn for it cannot write to another. */
  for: (clientId: string) => SspApi
  /** BCP 47 language in which the server is asked to write errors. */
  readonly language: () => string
  /** The texts of this package in that language. */
  readonly messages: () => ApiMessages
  /** Where a file of the server is, by its address in an answer: a path of the server is below the base address of this connection. */
  fileAddress: (address: string) => string
  /** Version of the contract that the server named last; null before its first response, and from a server that names none. */
  contractVersion: () => string | null
}
