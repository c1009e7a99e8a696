import { useMessages } from '@ssp/feature-kit'
import type { AccessImpact, rolePolicyImpactQuery } from '@ssp/api'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { changeMessages } from './messages'
import * as styles from './change.css'

interface RemovalImpactProps {
  /** Reads the accounts concerned from the server. */
  query: ReturnType<typeof rolePolicyImpactQuery>
}

function RemovalImpact({ query }: RemovalImpactProps) {
  const messages = useMessages(changeMessages).impact
  // The confirmation is drawn first.
  const isDrawn = useDeferredValue(true, false)
  const { data, isError } = useQuery({ ...query, enabled: isDrawn, staleTime: 0, retry: false })
  if (isError) return null
  return (
    <div aria-live="polite" className={styles.impact}>
      {data ? <Weighed impact={data} /> : <p className={styles.muted}>{messages.weighing}</p>}
    </div>
  )
}

/** What a removal would take away, for the text of its confirmation; nothing from a server that cannot tell. */
export const removalImpact = (query: RemovalImpactProps['query']) => <RemovalImpact query={query} />

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
