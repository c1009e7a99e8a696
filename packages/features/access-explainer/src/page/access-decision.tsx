import type { AccessExplanation } from '@ssp/api'
import { useMessages } from '@ssp/feature-kit'
import { Card, Link } from '@ssp/ui'
import { Ban, Check } from 'lucide-react'
import { reasonMessages } from '../reasons/messages'
import { denialReason, grantReasons, type CheckNames, type Reason, type ReasonTarget } from '../reasons/reasons'
import * as styles from './access-explainer.css'
import { pageMessages } from './messages'

/** Props of `AccessDecision`. */
export interface AccessDecisionProps {
  explanation: AccessExplanation
  /** The check, with the names of its parts. */
  names: CheckNames & { user: string }
  /** Address of the subject of a reason; undefined if the signed-in user may not open it. */
  hrefOf: (target: ReasonTarget) => string | undefined
}

/** Allowed or denied, followed by the reasons: what denies it, or each way in which the permission is held. */
export function AccessDecision({ explanation, names, hrefOf }: AccessDecisionProps) {
  const messages = useMessages(pageMessages)
  const reasons = useMessages(reasonMessages)
  const { permission, user, client, team } = names
  const denial = denialReason(reasons, explanation, names)
  const grants = grantReasons(reasons, explanation, names)
  return (
    <Card
      title={
        <span data-denied={denial ? true : undefined} className={styles.verdict}>
          {denial ? <Ban aria-hidden className={styles.icon} /> : <Check aria-hidden className={styles.icon} />}
          {denial ? messages.denied : messages.allowed}
        </span>
      }
      description={messages.checked(permission, user, client, team)}
    >
      <div className={styles.decision}>
        {explanation.strictRights && <p className={styles.note}>{messages.strictRights}</p>}
        {denial && <Reasons title={messages.because} reasons={[denial]} hrefOf={hrefOf} />}
        {grants.length > 0 && (
          <Reasons
            title={denial ? messages.grants : messages.because}
            reasons={grants}
            hrefOf={hrefOf}
            quiet={Boolean(denial)}
          />
        )}
      </div>
    </Card>
  )
}

interface ReasonsProps extends Pick<AccessDecisionProps, 'hrefOf'> {
  title: string
  reasons: readonly Reason[]
  quiet?: boolean
}

function Reasons({ title, reasons, hrefOf, quiet }: ReasonsProps) {
  return (
    <div data-quiet={quiet || undefined} className={styles.reasons}>
      <h3 className={styles.heading}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list */}
      <ul role="list" className={styles.rows}>
        {reasons.map(({ text, target }) => {
          const href = target && hrefOf(target)
          return (
            <li key={text} className={styles.row}>
              <span>{text}</span>
              {target && href && <TargetLink target={target} href={href} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function TargetLink({ target, href }: { target: ReasonTarget; href: string }) {
  const messages = useMessages(pageMessages)
  const isPolicy = typeof target !== 'string'
  return (
    <Link variant="quiet" href={href} aria-label={isPolicy ? messages.viewPolicy(target.label) : undefined}>
      {messages.view[isPolicy ? 'policy' : target]}
    </Link>
  )
}
