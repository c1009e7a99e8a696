import { useMessages } from '@ssp/feature-kit'
import type { AccessImpact, rolePolicyImpactQuery } from '@ssp/api'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { changeMessages } from './messages'
import * as styles from './change.css'

/** Props of `RemovalImpact`. */
export interface RemovalImpactProps {
  /** Asks the server to weigh the removal. */
  query: ReturnType<typeof rolePolicyImpactQuery>
}

/** What a removal would take away, inside of its confirmation. A server that cannot weigh it is not talked about. */
export function RemovalImpact({ query }: RemovalImpactProps) {
  const messages = useMessages(changeMessages).impact
  // The question is drawn first, then weighed.
  const asked = useDeferredValue(true, false)
  const { data, isError } = useQuery({ ...query, enabled: asked, staleTime: 0, retry: false })
  if (isError) return null
  return (
    <div aria-live="polite" className={styles.impact}>
      {data ? <Weighed impact={data} /> : <p className={styles.muted}>{messages.weighing}</p>}
    </div>
  )
}

function Weighed({ impact: { loses, keeps, clients, accounts } }: { impact: AccessImpact }) {
  const messages = useMessages(changeMessages).impact
  return (
    <>
      <p className={styles.line}>{loses > 0 ? messages.loses(loses, clients) : messages.nobody}</p>
      {keeps > 0 && <p className={styles.line}>{messages.keeps(keeps)}</p>}
      {accounts.length > 0 && (
        <details>
          <summary className={styles.summary}>{messages.names}</summary>
          <Names title={messages.lose} accounts={accounts.filter((account) => !account.keeps)} />
          <Names title={messages.keep} accounts={accounts.filter((account) => account.keeps)} />
          {accounts.length < loses + keeps && <p className={styles.muted}>{messages.firstOnly(accounts.length)}</p>}
        </details>
      )}
    </>
  )
}

function Names({ title, accounts }: { title: string; accounts: AccessImpact['accounts'] }) {
  if (accounts.length === 0) return null
  return (
    <>
      <p className={styles.muted}>{title}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a list that scrolls needs a hold for the keyboard */}
      <ul tabIndex={0} aria-label={title} className={styles.names}>
        {accounts.map(({ id, label, username }) => (
          <li key={id}>
            {label} ({username})
          </li>
        ))}
      </ul>
    </>
  )
}
