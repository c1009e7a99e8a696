import { leaderboardCountQuery, leaderboardQuery, teamsQuery, type LeaderboardRow } from '@ssp/api'
import { dateRange, defineFilters, ListPage, oneOf, recordId, useApi, useCan, useMessages } from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { leaderboardMessages } from '../messages'

const filters = defineFilters({ period: dateRange(), teamId: recordId(), rank: oneOf('teams') })

/** The tab LEADERBOARD: of all time and all employees as specified (R3-166), or for a period, a team, or ranked by team. */
export function LeaderboardTab() {
  const messages = useMessages(leaderboardMessages)
  const can = useCan()
  const teams = useQuery({ ...teamsQuery(useApi(), {}), enabled: can('TEAMS_VIEW') })
  const columns: TableColumn<LeaderboardRow>[] = [
    { key: 'rank', header: messages.rank, cell: ({ rank }) => rank, width: '5rem' },
    {
      key: 'fullname',
      header: messages.name,
      kind: 'person',
      cell: ({ fullname }) => fullname,
      person: ({ fullname }) => ({ name: fullname }),
      main: true,
    },
    { key: 'total', header: messages.recognitions, cell: ({ total }) => messages.total(total), kind: 'number' },
  ]
  return (
    <ListPage
      embedded
      notifyFailure
      messages={messages}
      filters={filters}
      filterOptions={{ teamId: (teams.data ?? []).map(({ id, label }) => ({ value: id, label })) }}
      page={leaderboardQuery}
      count={leaderboardCountQuery}
      columns={columns}
      rowName={({ fullname }) => fullname}
    />
  )
}
