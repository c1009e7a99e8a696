import { createTeam, teamCountQuery, teamsQuery, type Team } from '@ssp/api'
import { CreateButton, lazyPanel, ListPage, useHref, useMessages, usePanel, type CardContent } from '@ssp/feature-kit'
import { teamListMessages } from './messages'
import { TeamMembers } from './team-members'

const CreateTeamPanel = lazyPanel(async () => (await import('./create-team-panel')).CreateTeamPanel)

/** `/client/teams`: a card per team with its members (R2-320). */
export function TeamsPage() {
  const href = useHref()
  const messages = useMessages(teamListMessages)
  const panel = usePanel(CreateTeamPanel)
  return (
    <>
      <ListPage
        notifyFailure
        messages={messages}
        page={teamsQuery}
        count={teamCountQuery}
        rowName={({ label }) => label}
        rowHref={({ id }) => href(`/client/teams/${id}`)}
        card={(team) => teamCard(team, messages.noMembers)}
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

const teamCard = ({ employees }: Team, noMembers: string): CardContent =>
  employees.length > 0 ? { footer: <TeamMembers members={employees} /> } : { lines: [noMembers] }
