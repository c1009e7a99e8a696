import type { Recognition } from '@ssp/api'
import { CreatedText, formatDate, fullName, useCan, useHref, useMessages, type MessagesOf } from '@ssp/feature-kit'
import { Badge, IconButton, Link } from '@ssp/ui'
import { ArrowRight, Heart, Pencil, Trash2, Users } from 'lucide-react'
import { BadgeImage } from '../badge/badge-image'
import { recognitionCardMessages } from '../messages'
import * as styles from './recognition-card.css'

type Messages = MessagesOf<typeof recognitionCardMessages>

/** The giver's name, or the text for a giver who has left. */
export const giverOf = ({ user_forname: forename, user_surname: surname }: Recognition, messages: Messages): string =>
  fullName({ forename, surname }) || messages.formerGiver

/** The name of the receiver or team, or the text for one that no longer exists. */
export const receiverOf = ({ team, receiver_name, team_name }: Recognition, messages: Messages): string =>
  team === 1 ? (team_name ?? messages.noTeam) : receiver_name || messages.noReceiver

/** A person or a team, with a link if its page may be opened. */
function Named({ name, address }: { name: string; address: string | null }) {
  const href = useHref()
  return address === null ? (
    <span>{name}</span>
  ) : (
    <Link variant="plain" href={href(address)} className={styles.person}>
      {name}
    </Link>
  )
}

/** Props of `RecognitionCard`. */
export interface RecognitionCardProps {
  recognition: Recognition
  /** Whether the message is hidden (R3-160). */
  hideMessage: boolean
  /** Whether unapproved recognition is marked (R3-163). */
  requireApproval: boolean
  /** Whether it was just given. */
  created: boolean
  /** Whether it is being deleted. */
  isRemoving: boolean
  /** Undefined if strict rights forbid it. */
  onEdit: (() => void) | undefined
  /** Undefined if strict rights forbid it. */
  onRemove: (() => void) | undefined
}

/** One recognition: badge image, giver, receiver, type, message, likes (R3-156 to R3-165). */
export function RecognitionCard(props: RecognitionCardProps) {
  const { recognition, hideMessage, requireApproval, created, isRemoving, onEdit, onRemove } = props
  const messages = useMessages(recognitionCardMessages)
  const { badge_image, badge_name, type_title, message, approved, rejected_reason: reason } = recognition
  const [giver, receiver] = [giverOf(recognition, messages), receiverOf(recognition, messages)]
  const name = messages.name(giver, receiver)
  const can = useCan()
  const { giver_id: giverId, receiver_id: receiverId } = recognition
  const receiving =
    recognition.team === 1
      ? { permission: 'TEAMS_VIEW', address: `/client/teams/${receiverId}` }
      : { permission: 'EMPLOYEES_VIEW', address: `/employees/${receiverId}/info` }
  return (
    <li data-created={created ? '' : undefined} className={styles.card}>
      <div className={styles.head}>
        <BadgeImage src={badge_image} />
        <div className={styles.body}>
          <h2 className={styles.people}>
            <Named name={giver} address={giverId && can('EMPLOYEES_VIEW') ? `/employees/${giverId}/info` : null} />
            <span className={styles.receiver}>
              <ArrowRight size={14} aria-label={messages.gave} className={styles.icon} />
              <Named name={receiver} address={receiverId && can(receiving.permission) ? receiving.address : null} />
            </span>
          </h2>
          {created && <CreatedText />}
          <p className={styles.facts}>
            {recognition.team === 1 && <Users size={14} aria-label={messages.team} className={styles.icon} />}
            {[type_title, badge_name, formatDate(recognition.created_at)].filter(Boolean).join(' · ')}
          </p>
        </div>
      </div>
      {!hideMessage && <p className={message ? styles.message : styles.noMessage}>{message || messages.noMessage}</p>}
      <div className={styles.foot}>
        <span className={styles.likes}>
          <Heart size={14} aria-hidden="true" />
          {messages.likes(recognition.likes)}
        </span>
        {reason !== null ? (
          <Badge tone="danger">{messages.reason(reason)}</Badge>
        ) : (
          requireApproval && approved === 0 && <Badge tone="warning">{messages.awaiting}</Badge>
        )}
        <span className={styles.actions}>
          {onEdit && <IconButton label={messages.edit(name)} icon={<Pencil size={16} />} onClick={onEdit} />}
          {onRemove && (
            <IconButton
              label={messages.remove(name)}
              icon={<Trash2 size={16} />}
              pending={isRemoving}
              onClick={onRemove}
            />
          )}
        </span>
      </div>
    </li>
  )
}
