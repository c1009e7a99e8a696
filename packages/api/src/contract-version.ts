import { CONTRACT_VERSION } from './generated/contract-version'
import type { SspApi } from './ssp-api'

const partsOf = (version: string) => version.split('.').map(Number)

/**
 * The two versions if the contract of the server lacks calls of this client, because of another major version or an older
 * minor version. Null if it does not, and until the server has named a version.
 */
export function contractMismatch(api: SspApi): { server: string; client: string } | null {
  const server = api.contractVersion()
  if (server === null) return null
  const [major, minor = 0] = partsOf(server)
  const [ownMajor, ownMinor = 0] = partsOf(CONTRACT_VERSION)
  return major === ownMajor && minor >= ownMinor ? null : { server, client: CONTRACT_VERSION }
}
