import type { AccessExplanation } from '@ssp/api'
import { Badge, Card, Link } from '@ssp/ui'
import { Ban, Check } from 'lucide-react'
import { useWords } from '../use-words'
import { heldReasons, refusalReason, type Asked, type Place, type Reason } from './reasons'
import * as styles from './explain.css'

/** Props of `AccessAnswer`. */
export interface AccessAnswerProps {
  /** What the server said. */
  explanation: AccessExplanation
  /** What was asked, in words. */
  asked: Asked & { user: string }
  /** Address where a reason can be looked at; undefined for who may not see it. */
  hrefOf: (place: Place) => string | undefined
}

/** The decision, then why: the exact refusal, or each way by which the permission is held (issue "Access explainer"). */
export function AccessAnswer({ explanation, asked, hrefOf }: AccessAnswerProps) {
  const words = useWords().explain
  const { permission, user, client, team } = asked
  const refusal = refusalReason(words, explanation, asked)
  const held = heldReasons(words, explanation, asked)
  return (
    <Card
      title={
        refusal ? (
          <Badge tone="danger" icon={<Ban size={12} aria-hidden="true" />}>
            {words.refused}
          </Badge>
        ) : (
          <Badge tone="success" icon={<Check size={12} aria-hidden="true" />}>
            {words.allowed}
          </Badge>
        )
      }
      description={words.asked(permission, user, client, team)}
    >
      <div className={styles.answer}>
        {refusal && <Reasons title={words.because} reasons={[refusal]} hrefOf={hrefOf} />}
        {held.length > 0 && (
          <Reasons
            title={refusal ? words.holds : words.because}
            reasons={held}
            hrefOf={hrefOf}
            quiet={Boolean(refusal)}
          />
        )}
      </div>
    </Card>
  )
}

interface ReasonsProps extends Pick<AccessAnswerProps, 'hrefOf'> {
  title: string
  reasons: readonly Reason[]
  quiet?: boolean
}

function Reasons({ title, reasons, hrefOf, quiet }: ReasonsProps) {
  return (
    <div data-quiet={quiet || undefined} className={styles.reasons}>
      <h3 className={styles.heading}>{title}</h3>
      {/* oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari takes a list without markers for no list */}
      <ul role="list" className={styles.rows}>
        {reasons.map(({ text, place }) => {
          const href = place && hrefOf(place)
          return (
            <li key={text} className={styles.row}>
              <span>{text}</span>
              {place && href && <Look place={place} href={href} />}
            </li>
          )
        })}
      </ul>
    </div>
  )
}

function Look({ place, href }: { place: Place; href: string }) {
  const words = useWords().explain
  const isPolicy = typeof place !== 'string'
  return (
    <Link variant="quiet" href={href} aria-label={isPolicy ? words.lookPolicy(place.label) : undefined}>
      {words.look[isPolicy ? 'policy' : place]}
    </Link>
  )
}
