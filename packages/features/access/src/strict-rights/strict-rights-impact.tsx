import type { StrictRightsImpact as ImpactData, strictRightsImpactQuery } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Impact, ImpactNames } from '../change/impact-dialog'
import { changeMessages } from '../change/messages'
import { strictRightsMessages } from './messages'
import * as styles from '../change/change.css'

/** The accounts that would lose changes to strict rights. */
export const strictRightsImpact = (query: ReturnType<typeof strictRightsImpactQuery>) => (
  <Impact query={query}>{(impact) => <Weighed impact={impact} />}</Impact>
)

function Weighed({ impact: { loses, accounts } }: { impact: ImpactData }) {
  const messages = useMessages(strictRightsMessages)
  const { names, firstOnly } = useMessages(changeMessages).impact
  const named = accounts.map(({ loses: lost, ...account }) => ({ ...account, note: lost.join(', ') }))
  return (
    <>
      <p className={styles.line}>{loses > 0 ? messages.loses(loses) : messages.losesNone}</p>
      <p className={styles.line}>{messages.back}</p>
      {named.length > 0 && (
        <details>
          <summary className={styles.summary}>{names}</summary>
          <ImpactNames title={messages.accounts} accounts={named} />
          {named.length < loses && <p className={styles.muted}>{firstOnly(named.length)}</p>}
        </details>
      )}
    </>
  )
}
