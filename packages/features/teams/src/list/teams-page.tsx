import { createTeam, teamCountQuery, teamsQuery, type Team } from '@ssp/api'
import {
  CreateButton,
  fullName,
  lazyPanel,
  ListPage,
  useHref,
  useMessages,
  usePanel,
  type CardContent,
} from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { teamListMessages } from './messages'
import { TeamMembers } from './team-members'

const DEFAULTS = { sort: 'label' } as const
const CreateTeamPanel = lazyPanel(async () => (await import('./create-team-panel')).CreateTeamPanel)

/** `/client/teams`: a card per team with its members (R2-320). */
export function TeamsPage() {
  const href = useHref()
  const messages = useMessages(teamListMessages)
  const columns = useMemo(() => teamColumns(messages), [messages])
  const panel = usePanel(CreateTeamPanel)
  return (
    <>
      <ListPage
        views="teams"
        defaults={DEFAULTS}
        notifyFailure
        messages={messages}
        page={teamsQuery}
        count={teamCountQuery}
        rowName={({ label }) => label}
        rowHref={({ id }) => href(`/client/teams/${id}`)}
        columns={columns}
        card={(team) => teamCard(team, messages)}
        action={
          <CreateButton panel={panel} change={createTeam}>
            {messages.create}
          </CreateButton>
        }
      />
      {panel.element}
    </>
  )
}

type Messages = typeof teamListMessages.messages

const teamColumns = (messages: Messages): TableColumn<Team>[] => [
  { key: 'label', header: messages.columns.label, sortable: true, cell: ({ label }) => label },
  {
    key: 'members',
    header: messages.columns.members,
    kind: 'number',
    cell: ({ membersCount }) => membersCount !== undefined && messages.count(membersCount),
  },
  {
    key: 'leader',
    header: messages.columns.leader,
    kind: 'person',
    cell: (team) => leaderOf(team, messages),
    person: (team) => {
      const name = leaderOf(team, messages)
      return name === undefined ? undefined : { name }
    },
  },
]

function leaderOf({ employees }: Team, { unnamed }: Messages): string | undefined {
  const leader = employees.find(({ approver }) => approver === 1)
  return leader && (fullName(leader) || unnamed)
}

function teamCard(team: Team, messages: Messages): CardContent {
  const { employees, membersCount } = team
  if (employees.length === 0) return { lines: [messages.noMembers] }
  const leader = leaderOf(team, messages)
  return {
    lines: [membersCount !== undefined && messages.membersOf(membersCount), leader && messages.ledBy(leader)],
    footer: <TeamMembers members={employees} />,
  }
}
