import { useMessages } from '@ssp/feature-kit'
import type { AccessImpact, rolePolicyImpactQuery } from '@ssp/api'
import { Impact, ImpactNames } from './impact-dialog'
import { changeMessages } from './messages'
import * as styles from './change.css'

/** Shows the effect of a removal in the text of its confirmation; renders nothing if the server does not support it. */
export const removalImpact = (query: ReturnType<typeof rolePolicyImpactQuery>) => (
  <Impact query={query}>{(impact) => <Weighed impact={impact} />}</Impact>
)

function Weighed({ impact: { loses, keeps, clients, accounts } }: { impact: AccessImpact }) {
  const messages = useMessages(changeMessages).impact
  return (
    <>
      <p className={styles.line}>{loses > 0 ? messages.loses(loses, clients) : messages.nobody}</p>
      {keeps > 0 && <p className={styles.line}>{messages.keeps(keeps)}</p>}
      {accounts.length > 0 && (
        <details>
          <summary className={styles.summary}>{messages.names}</summary>
          <ImpactNames title={messages.lose} accounts={accounts.filter((account) => !account.keeps)} />
          <ImpactNames title={messages.keep} accounts={accounts.filter((account) => account.keeps)} />
          {accounts.length < loses + keeps && <p className={styles.muted}>{messages.firstOnly(accounts.length)}</p>}
        </details>
      )}
    </>
  )
}
