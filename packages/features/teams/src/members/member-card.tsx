import { removeTeamMember, setTeamApprover, type TeamMember } from '@ssp/api'
import { fullName, useMay, useMessages, type CardContent, kitMessages } from '@ssp/feature-kit'
import { Badge, Button } from '@ssp/ui'
import { BadgeCheck, UserMinus } from 'lucide-react'
import { teamMembersMessages } from './messages'
import * as styles from './member-card.css'

/** Actions on a member; one at a time. */
export interface MemberActions {
  /** Whether the team has a leader, so that no second one can be made (R2-503). */
  hasLeader: boolean
  /** Id of the member being changed. */
  pendingKey: string | null
  onToggleLeader: (member: TeamMember) => unknown
  onRemove: (member: TeamMember) => unknown
}

/** The card of a member: initials, identifier, registration status, and actions. */
export const memberCard = (
  member: TeamMember,
  { registered, notRegistered, unnamed }: { registered: string; notRegistered: string; unnamed: string },
  actions: MemberActions,
): CardContent => ({
  image: { name: fullName(member) || unnamed },
  lines: [member.identifier],
  badges: member.registeredDt ? (
    <Badge tone="success">{registered}</Badge>
  ) : (
    <Badge tone="neutral">{notRegistered}</Badge>
  ),
  footer: <MemberControls member={member} {...actions} />,
})

function MemberControls(props: MemberActions & { member: TeamMember }) {
  const { member, hasLeader, pendingKey, onToggleLeader, onRemove } = props
  const messages = useMessages(teamMembersMessages)
  const reasons = useMessages(kitMessages).unavailable
  const may = useMay()
  const name = fullName(member) || messages.unnamed
  const leads = member.approver === 1
  return (
    <div className={styles.controls}>
      <Button
        size="small"
        variant={leads ? 'secondary' : 'quiet'}
        iconStart={<BadgeCheck size={14} aria-hidden="true" />}
        aria-pressed={leads}
        aria-label={leads ? messages.revokeLeaderOf(name) : messages.makeLeaderOf(name)}
        unavailable={!may(setTeamApprover) ? reasons.notAllowed : !leads && hasLeader ? messages.oneLeader : null}
        pending={pendingKey === `leader ${member.employee_id}`}
        onClick={() => onToggleLeader(member)}
      >
        {leads ? messages.leader : messages.makeLeader}
      </Button>
      <Button
        size="small"
        variant="quiet"
        iconStart={<UserMinus size={14} aria-hidden="true" />}
        aria-label={messages.removeOf(name)}
        unavailable={may(removeTeamMember) ? null : reasons.notAllowed}
        pending={pendingKey === `remove ${member.employee_id}`}
        onClick={() => onRemove(member)}
      >
        {messages.remove}
      </Button>
    </div>
  )
}
