import type { Team } from '@ssp/api'
import { fullName, useMessages } from '@ssp/feature-kit'
import { Avatar } from '@ssp/ui'
import { teamListMessages } from './messages'
import * as styles from './team-members.css'

/** Maximum number of avatars on a card; the response has no more members. */
const MOST = 6

/** Props of `TeamMembers`. */
export interface TeamMembersProps {
  /** The team leader first. */
  members: Team['employees']
}

/** The members of a team as avatars, with the leader highlighted (R2-321 to R2-324). */
export function TeamMembers({ members }: TeamMembersProps) {
  const messages = useMessages(teamListMessages)
  return (
    // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
    <ul role="list" aria-label={messages.members} className={styles.list}>
      {members.map(({ id, approver, ...person }) => {
        const name = fullName(person) || messages.unnamed
        return (
          <li key={id} data-approver={approver ? '' : undefined} className={styles.member}>
            <Avatar name={name} label={approver ? messages.leader(name) : name} />
          </li>
        )
      })}
      {members.length === MOST && <li>{messages.more}</li>}
    </ul>
  )
}
