import type { PlatformClient } from '@ssp/api'
import { searchMatcher } from '@ssp/ui'

/** The clients whose name contains every word of the text, case-insensitive (decision 55); all for an empty text. */
export function searchClients(clients: readonly PlatformClient[], text: string): PlatformClient[] {
  const matches = searchMatcher(text)
  return clients.filter(({ clientName }) => matches(clientName))
}
