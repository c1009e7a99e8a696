import {
  addTeamMembers,
  removeSelectedMembers,
  removeTeam,
  renameTeam,
  teamMemberCountQuery,
  teamMembersQuery,
  teamQuery,
  type SspApi,
  type Team,
  type TeamMember,
} from '@ssp/api'
import {
  defineFilters,
  fullName,
  lazyPanel,
  ListPage,
  RecordView,
  useAction,
  useApi,
  useCan,
  useHref,
  useListFilter,
  useMay,
  useMessages,
  useNavigate,
  usePanel,
  type PageArgs,
  type RouteParams,
  type Selection,
} from '@ssp/feature-kit'
import { Button, lazyOverlay, Skeleton, type MenuAction, type OverlayProps } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Mail, Pencil, Plus, Trash2 } from 'lucide-react'
import { useState } from 'react'
import { memberCard } from './member-card'
import { teamMembersMessages } from './messages'
import type { SelectedActionsProps } from './selected-actions'
import { failureOf, TeamFailure } from './team-failure'
import { useMemberActions } from './use-member-actions'

const AddMembersPanel = lazyPanel(async () => (await import('./add-members-panel')).AddMembersPanel)
const RenameTeamPanel = lazyPanel(async () => (await import('./rename-team-panel')).RenameTeamPanel)
const TeamReminderPanel = lazyPanel(async () => (await import('./team-reminder-panel')).TeamReminderPanel)

const SelectedActions = lazyOverlay<SelectedActionsProps & OverlayProps>(
  async () => (await import('./selected-actions')).SelectedActions,
)
const NO_FILTERS = defineFilters({})

/** `/client/teams/:id`: the members of a team (R2-186). */
export function TeamMembersPage({ params: { id = '' } }: RouteParams) {
  const query = useQuery(teamQuery(useApi(), id))
  const listHref = useHref()('/client/teams')
  const messages = useMessages(teamMembersMessages).team
  return (
    <RecordView
      query={query}
      skeleton={<Skeleton shape="block" height="20rem" />}
      messages={messages}
      listHref={listHref}
    >
      {({ record, etag }) => <TeamDetail key={record.id} team={record} etag={etag} />}
    </RecordView>
  )
}

/** The members of a team in cards, and the actions on the team (R2-330 to R2-341). */
function TeamDetail({ team, etag }: { team: Team; etag: string | undefined }) {
  const api = useApi()
  const [can, may] = [useCan(), useMay()]
  const href = useHref()
  const navigate = useNavigate()
  const messages = useMessages(teamMembersMessages)
  const { actions: labels, confirm } = messages
  const shown = useListFilter(NO_FILTERS)
  const [note, setNote] = useState<string | null>(null)
  const { data: members } = useQuery(teamMemberCountQuery(api, { teamId: team.id }))
  const add = usePanel(AddMembersPanel, false, { team })
  const rename = usePanel(RenameTeamPanel, false, { team, etag })
  const reminder = usePanel(TeamReminderPanel, false, { team })
  const { toggleLeader, remove } = useMemberActions(team)
  const deleteTeam = useAction({
    send: () => removeTeam(api, { teamId: team.id, ifMatch: etag }),
    confirm: () => ({
      title: confirm.delete(team.label),
      loses: confirm.deleteLoses(messages.total(members ?? 0)),
      confirmLabel: labels.delete,
      destructive: true,
    }),
    done: messages.done.deleted,
    leave: () => navigate('/client/teams', { replace: true }),
    invalidates: removeTeam.changes,
    failed: null,
  })
  const drawActions = (selection: Selection<TeamMember>) => (
    <SelectedActions team={team} selection={selection} filter={shown} onClose={selection.clear} />
  )
  const changes = [toggleLeader, remove, deleteTeam]
  const offered: (MenuAction | false)[] = [
    {
      id: 'reminder',
      label: labels.reminder,
      icon: <Mail size={16} />,
      onAction: () => (members === 0 ? setNote(messages.empty) : reminder.open()),
    },
    may(renameTeam) && {
      id: 'rename',
      label: labels.rename,
      icon: <Pencil size={16} />,
      onAction: () => rename.open(),
    },
    may(removeTeam) && {
      id: 'delete',
      label: labels.delete,
      icon: <Trash2 size={16} />,
      danger: true,
      onAction: () => void deleteTeam.run(),
    },
  ]
  const actions = offered.filter((action) => action !== false)
  return (
    <>
      <ListPage
        notifyFailure="unless-gone"
        messages={{ ...messages, title: team.label }}
        backHref={href('/client/teams')}
        backLabel={labels.back}
        page={(from: SspApi, args: PageArgs) => teamMembersQuery(from, { ...args, teamId: team.id })}
        count={(from: SspApi, args: Pick<PageArgs, 'search'>) =>
          teamMemberCountQuery(from, { ...args, teamId: team.id })
        }
        rowKey={(member) => member.employee_id}
        rowName={(member) => fullName(member) || messages.unnamed}
        {...(can('EMPLOYEES_VIEW') && {
          rowHref: (member: TeamMember) => href(`/employees/${member.employee_id}/info`),
        })}
        bulkAll
        {...(may(removeSelectedMembers) && { bulkActions: drawActions })}
        card={(member) =>
          memberCard(member, messages, {
            hasLeader: team.employees.some(({ approver }) => approver === 1),
            pendingKey: toggleLeader.pendingKey ?? remove.pendingKey,
            onToggleLeader: toggleLeader.run,
            onRemove: remove.run,
          })
        }
        action={
          can('EMPLOYEES_VIEW') &&
          may(addTeamMembers) && (
            <Button
              variant="primary"
              iconStart={<Plus size={16} />}
              onPointerEnter={add.preload}
              onClick={() => add.open()}
            >
              {labels.add}
            </Button>
          )
        }
        actions={actions}
      />
      {add.element}
      {rename.element}
      {reminder.element}
      <TeamFailure
        text={note ?? failureOf(...changes)}
        onClose={() => {
          setNote(null)
          for (const change of changes) change.reset()
        }}
      />
    </>
  )
}
