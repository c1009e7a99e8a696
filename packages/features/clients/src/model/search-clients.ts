import type { PlatformClient } from '@ssp/api'

/** The clients whose name contains the text, case-insensitive (decision 55); all for an empty text. */
export function searchClients(clients: readonly PlatformClient[], text: string): PlatformClient[] {
  const wanted = text.trim().toLocaleLowerCase()
  return clients.filter(({ clientName }) => clientName.toLocaleLowerCase().includes(wanted))
}
