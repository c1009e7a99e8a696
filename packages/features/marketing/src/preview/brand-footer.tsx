import { useClient, useMessages } from '@ssp/feature-kit'
import { Link } from '@ssp/ui'
import { previewMessages } from '../messages'
import * as styles from './preview-dialog.css'
import { siteOf } from './site'

/** Name and logo of the client, linked to its site (R3-260, R3-261). Without a logo only the name. */
export function BrandFooter({ logo }: { logo: string | null | undefined }) {
  const messages = useMessages(previewMessages)
  const client = useClient()
  return (
    <div className={styles.brand}>
      <Link variant="plain" href={siteOf(client)} target="_blank" className={styles.brandLink}>
        {logo && <img src={logo} alt={messages.logo(client.clientName)} className={styles.logo} />}
        <span>{client.clientName}</span>
      </Link>
    </div>
  )
}
