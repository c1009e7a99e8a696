import { explanationQuery } from '@ssp/api'
import { useApi, useClient, useMessages, useSession } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { reasonMessages } from '../reasons/messages'
import { denialReason } from '../reasons/reasons'
import { whyDeniedMessages } from './messages'
import * as styles from './why-denied.css'

/** Props of `WhyDenied`. */
export interface WhyDeniedProps {
  /** The permission that the page needs, for example `USERS_VIEW`. */
  permission: string
}

/** For the 403 page: which permission the signed-in user lacks, and why. Renders nothing for a visitor. */
export function WhyDenied({ permission }: WhyDeniedProps) {
  const { user } = useSession()
  if (!user) return null
  return <Why userId={user.id} permission={permission} />
}

function Why({ userId, permission }: { userId: string; permission: string }) {
  const api = useApi()
  const { id: clientId, clientName: client } = useClient()
  const reasons = useMessages(reasonMessages)
  const messages = useMessages(whyDeniedMessages)
  // A failed read is not shown, because an error must not be explained by another error.
  const { data } = useQuery({ ...explanationQuery(api, { userId, permission }), staleTime: 0 })
  const reason =
    data && (denialReason(reasons, data, { permission, clientId, client })?.text ?? messages.grantedSince(permission))
  return (
    <div className={styles.root}>
      <p className={styles.missing}>{messages.missing(permission)}</p>
      <p role="status" className={styles.reason}>
        {reason}
      </p>
    </div>
  )
}
