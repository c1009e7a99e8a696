import { explanationQuery } from '@ssp/api'
import { useApi, useClient, useSession } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useWords } from '../use-words'
import { refusalReason } from './reasons'
import * as styles from './explain.css'

/** Props of `WhyRefused`. */
export interface WhyRefusedProps {
  /** The permission that was asked for, for example `USERS_VIEW`. */
  permission: string
}

/** For the 403 page: which permission is missing, and why, as far as the server can tell the signed-in person. */
export function WhyRefused({ permission }: WhyRefusedProps) {
  const { user } = useSession()
  if (!user) return null
  return <Why userId={user.id} permission={permission} />
}

function Why({ userId, permission }: { userId: string; permission: string }) {
  const api = useApi()
  const { id: clientId, clientName: client } = useClient()
  const words = useWords().explain
  // The name of the permission stands without the reason: an error here would explain a refusal by another one.
  const { data } = useQuery({ ...explanationQuery(api, { userId, permission }), staleTime: 0 })
  const reason =
    data && (refusalReason(words, data, { permission, clientId, client })?.text ?? words.givenSince(permission))
  return (
    <div className={styles.why}>
      <p className={styles.missing}>{words.missing(permission)}</p>
      <p role="status" className={styles.whyText}>
        {reason}
      </p>
    </div>
  )
}
