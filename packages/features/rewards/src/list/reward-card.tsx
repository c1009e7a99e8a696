import type { Reward } from '@ssp/api'
import { CreatedText, formatDate, useCan, useHref, useMessages, type MessagesOf } from '@ssp/feature-kit'
import { Badge, Button, Link } from '@ssp/ui'
import { Eye, EyeOff } from 'lucide-react'
import type { ReactNode } from 'react'
import { rewardCardMessages } from '../messages'
import * as styles from './reward-card.css'

/** Props of `RewardCard`. */
export interface RewardCardProps {
  reward: Reward
  /** Whether it was just given. */
  created: boolean
  code: ReactNode
}

/** One reward: date, recipient, amount, code with Show and Hide, message, Viewed date (R3-187 to R3-192). */
export function RewardCard({ reward, created, code }: RewardCardProps) {
  const messages = useMessages(rewardCardMessages)
  const { card_amount, message, created_at } = reward
  return (
    <li data-created={created ? '' : undefined} className={styles.card}>
      <div className={styles.head}>
        <div>
          <h2 className={styles.recipient}>
            <Recipient reward={reward} />
          </h2>
          {created && <CreatedText />}
        </div>
        <span className={styles.amount}>{messages.amount(card_amount)}</span>
      </div>
      <div className={styles.facts}>
        <span>{formatDate(created_at)}</span>
        <RewardState reward={reward} />
      </div>
      <p className={message ? styles.message : styles.noMessage}>{message || messages.noMessage}</p>
      {code}
    </li>
  )
}

/** Props of `RewardCode`. */
export interface RewardCodeProps {
  reward: Reward
  /** Null while it is hidden. */
  code: string | null
  isPending: boolean
  onShow: () => void
  onHide: () => void
}

/** The code of a reward with Show and Hide, for both table and cards. */
export function RewardCode({ reward, code, isPending, onShow, onHide }: RewardCodeProps) {
  const messages = useMessages(rewardCardMessages)
  const name = nameOf(reward, messages)
  const isHidden = code === null
  return (
    <div className={styles.code}>
      <span aria-label={messages.code} role="status" data-hidden={isHidden ? '' : undefined} className={styles.digits}>
        {code ?? reward.card_code}
      </span>
      <Button
        size="small"
        variant="quiet"
        iconStart={isHidden ? <Eye size={14} /> : <EyeOff size={14} />}
        aria-label={(isHidden ? messages.showOf : messages.hideOf)(name)}
        title={isHidden ? messages.logged : undefined}
        pending={isPending}
        onClick={isHidden ? onShow : onHide}
      >
        {isHidden ? messages.show : messages.hide}
      </Button>
    </div>
  )
}

/** The recipient of a reward. */
export const nameOf = ({ fullname }: Reward, { recipient }: Pick<MessagesOf<typeof rewardCardMessages>, 'recipient'>) =>
  fullname ?? recipient

/** The recipient of a reward, with a link to the employee. */
export function Recipient({ reward }: { reward: Reward }) {
  const name = nameOf(reward, useMessages(rewardCardMessages))
  const can = useCan()
  const href = useHref()
  const { employee_id: employeeId } = reward
  if (employeeId === null || !can('EMPLOYEES_VIEW')) return name
  return (
    <Link variant="plain" href={href(`/employees/${employeeId}/info`)} className={styles.person}>
      {name}
    </Link>
  )
}

/** Whether a reward was viewed, and when. */
export function RewardState({ reward: { viewed_at: viewedAt } }: { reward: Reward }) {
  const messages = useMessages(rewardCardMessages)
  if (!viewedAt) return <Badge>{messages.notViewed}</Badge>
  return <Badge tone="success">{messages.viewed(formatDate(viewedAt))}</Badge>
}
