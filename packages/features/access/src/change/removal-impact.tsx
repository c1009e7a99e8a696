import type { AccessImpact, rolePolicyImpactQuery } from '@ssp/api'
import { useQuery } from '@tanstack/react-query'
import { useDeferredValue } from 'react'
import { useWords } from '../use-words'
import * as styles from './change.css'

/** Props of `RemovalImpact`. */
export interface RemovalImpactProps {
  /** Asks the server to weigh the removal. */
  query: ReturnType<typeof rolePolicyImpactQuery>
}

/** What a removal would take away, inside of its confirmation. A server that cannot weigh it is not talked about. */
export function RemovalImpact({ query }: RemovalImpactProps) {
  const words = useWords().change.impact
  // The question is drawn first, then weighed.
  const asked = useDeferredValue(true, false)
  const { data, isError } = useQuery({ ...query, enabled: asked, staleTime: 0, retry: false })
  if (isError) return null
  return (
    <div aria-live="polite" className={styles.impact}>
      {data ? <Weighed impact={data} /> : <p className={styles.muted}>{words.weighing}</p>}
    </div>
  )
}

function Weighed({ impact: { loses, keeps, clients, accounts } }: { impact: AccessImpact }) {
  const words = useWords().change.impact
  return (
    <>
      <p className={styles.line}>{loses > 0 ? words.loses(loses, clients) : words.nobody}</p>
      {keeps > 0 && <p className={styles.line}>{words.keeps(keeps)}</p>}
      {accounts.length > 0 && (
        <details>
          <summary className={styles.summary}>{words.names}</summary>
          <Names title={words.lose} accounts={accounts.filter((account) => !account.keeps)} />
          <Names title={words.keep} accounts={accounts.filter((account) => account.keeps)} />
          {accounts.length < loses + keeps && <p className={styles.muted}>{words.firstOnly(accounts.length)}</p>}
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
