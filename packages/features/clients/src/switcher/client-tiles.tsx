import type { PlatformClient } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Avatar } from '@ssp/ui'
import { useState } from 'react'
import { switcherMessages } from './messages'
import * as styles from './client-tiles.css'

export interface ClientTilesProps {
  clients: readonly PlatformClient[]
  /** Id of the current client. */
  currentId: string
  /** Id of the client being switched to; the other tiles are disabled. Default: none. */
  switchingId?: string | null
  onChoose: (client: PlatformClient) => void
}

/** One tile per client: logo, name, platform. */
export function ClientTiles({ clients, currentId, switchingId = null, onChoose }: ClientTilesProps) {
  const messages = useMessages(switcherMessages)
  return (
    <ul role="list" className={styles.grid}>
      {clients.map((client) => {
        const current = client.id === currentId
        return (
          <li key={client.id}>
            <button
              type="button"
              className={styles.tile}
              aria-current={current || undefined}
              aria-busy={client.id === switchingId || undefined}
              aria-disabled={switchingId !== null || undefined}
              onClick={() => switchingId === null && onChoose(client)}
            >
              <Logo client={client} />
              <span className={styles.name}>
                {client.clientName}
                <span className={styles.note}>{current ? messages.current : client.platformName}</span>
              </span>
            </button>
          </li>
        )
      })}
    </ul>
  )
}

function Logo({ client: { logo, clientName } }: { client: PlatformClient }) {
  const [broken, setBroken] = useState(false)
  if (!logo || broken) return <Avatar name={clientName} size="lg" className={styles.avatar} />
  return <img src={logo} alt="" className={styles.logo} loading="lazy" onError={() => setBroken(true)} />
}
