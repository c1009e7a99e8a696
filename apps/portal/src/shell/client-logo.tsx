import { imageQuery, logoQuery } from '@ssp/api'
import { useApi, useClient, useMessages } from '@ssp/feature-kit'
import { Link } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { startData } from '../client/start-data'
import { portalMessages } from '../messages'
import * as styles from './shell.css'

/** The client's logo or name, linked to the home page. The navigation is dark, so the alternate logo has priority. */
export function ClientLogo({ small = false }: { small?: boolean }) {
  const api = useApi()
  const client = useClient()
  const { shell } = useMessages(portalMessages)
  const known = startData?.client.id === client.id ? startData.alternateLogo : undefined
  const alternate = useQuery({ ...imageQuery(api, 'alternate'), initialData: () => known })
  const main = useQuery({ ...logoQuery(api, client.brand_client_id), enabled: alternate.isSuccess && !alternate.data })
  const src = alternate.data ?? main.data
  return (
    <Link href="/" variant="plain" className={styles.logo} aria-label={`${client.clientName}, ${shell.home}`}>
      {small || !src ? (
        <span className={styles.logoText}>{small ? client.clientName.slice(0, 1) : client.clientName}</span>
      ) : (
        <img src={src} alt="" className={styles.logoImage} />
      )}
    </Link>
  )
}
