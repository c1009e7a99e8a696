import type { Client } from 'openapi-fetch'
import type { paths } from './generated/schema'
import type { ApiMessages } from './messages'
import type { Session } from './session/session'

/** First argument of every resource function. */
export interface SspApi {
  /** The typed client used by the resource functions. It rejects with `ApiError` and never returns `error`. */
  readonly http: Client<paths>
  readonly session: Session
  /** Id of the current client. Throws before one is loaded. */
  clientId: () => string
  /** The same connection fixed to one client, so that a page rendered for it cannot write to another. */
  for: (clientId: string) => SspApi
  /** BCP 47 language requested for the server's error messages. */
  readonly language: () => string
  /** The texts of this package in that language. */
  readonly messages: () => ApiMessages
  /** Resolves the address of a file in a response: a path of the server is below the base address of this connection. */
  fileAddress: (address: string) => string
  /** Contract version of the server's last response; null before the first one, and from a server that names none. */
  contractVersion: () => string | null
}
