import { CONTRACT_VERSION } from './generated/contract-version'
import type { SspApi } from './ssp-api'

const partsOf = (version: string) => version.split('.').map(Number)

/**
 * The two versions when the contract of the server does not have what this client calls: of another major version, or of
 * an older minor one. Null when it does, and while the server has named none.
 */
export function contractMismatch(api: SspApi): { server: string; client: string } | null {
  const server = api.contractVersion()
  if (server === null) return null
  const [major, minor = 0] = partsOf(server)
  const [ownMajor, ownMinor = 0] = partsOf(CONTRACT_VERSION)
  return major === ownMajor && minor >= ownMinor ? null : { server, client: CONTRACT_VERSION }
}
