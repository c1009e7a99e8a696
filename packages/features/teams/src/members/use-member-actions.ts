import { removeTeamMember, setTeamApprover, type Team, type TeamMember } from '@ssp/api'
import { fullName, useAction, useMessages } from '@ssp/feature-kit'
import { teamMembersMessages } from './messages'

/** Makes and revokes the leader, and removes members, each after a confirmation (R2-504 to R2-507, R2-610). */
export function useMemberActions(team: Team) {
  const messages = useMessages(teamMembersMessages)
  const { confirm, done } = messages
  const nameOf = (member: TeamMember) => fullName(member) || messages.unnamed
  const toggleLeader = useAction({
    send: (member: TeamMember, api) =>
      setTeamApprover(api, {
        teamId: team.id,
        employeeId: member.employee_id,
        approver: member.approver === 1 ? 0 : 1,
      }),
    confirm: (member) =>
      member.approver === 1
        ? {
            title: confirm.revoke(nameOf(member)),
            loses: confirm.revokeLoses,
            confirmLabel: confirm.revokeLabel,
            destructive: true,
          }
        : { title: confirm.make(nameOf(member)), confirmLabel: messages.makeLeader },
    key: (member) => `leader ${member.employee_id}`,
    invalidates: setTeamApprover.changes,
    done: (_result, member) => (member.approver === 1 ? done.revoked : done.made)(nameOf(member)),
    failed: null,
  })
  const remove = useAction({
    send: (member: TeamMember, api) => removeTeamMember(api, { teamId: team.id, employeeId: member.employee_id }),
    confirm: (member) => ({
      title: confirm.remove(nameOf(member)),
      loses: confirm.removeLoses,
      confirmLabel: messages.remove,
      destructive: true,
    }),
    key: (member) => `remove ${member.employee_id}`,
    invalidates: removeTeamMember.changes,
    done: (_result, member) => done.removed(nameOf(member)),
    failed: null,
  })
  return { toggleLeader, remove }
}
