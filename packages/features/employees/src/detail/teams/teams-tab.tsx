import { addTeamMembers, employeeTeamsQuery, removeTeamMember, type EmployeeTeam } from '@ssp/api'
import {
  Can,
  lazyPanel,
  QueryView,
  useAction,
  useApi,
  useCan,
  useHref,
  useMay,
  useMessages,
  usePanel,
  ViewLink,
} from '@ssp/feature-kit'
import { Button, Card, Empty, Skeleton, Table, useFocusAfterRemoval, type TableColumn } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import type { EmployeeTabProps } from '../tab-props'
import { employeeTeamsMessages } from './messages'
import * as styles from './teams-tab.css'

const AddToTeamPanel = lazyPanel(async () => (await import('./add-to-team-panel')).AddToTeamPanel)
const TEAMS = 'TEAMS_VIEW'
const NONE: readonly EmployeeTeam[] = []

/** The teams of the employee, with actions to remove and add the employee. */
export function TeamsTab({ employee }: EmployeeTabProps) {
  const messages = useMessages(employeeTeamsMessages)
  const href = useHref()
  const can = useCan()
  const may = useMay()
  const query = useQuery(employeeTeamsQuery(useApi(), employee.id))
  const teams = query.data ?? NONE
  const box = useFocusAfterRemoval<HTMLDivElement>()
  const panel = usePanel(AddToTeamPanel, false, {
    of: employee.id,
    without: teams,
    done: messages.added,
    send: (team, api) =>
      addTeamMembers(api, {
        teamId: team.id,
        teamLabel: team.label,
        membersToAdd: [{ employee_id: employee.id }],
      }),
  })
  const remove = useAction({
    send: ({ id }: EmployeeTeam, api) => removeTeamMember(api, { teamId: id, employeeId: employee.id }),
    confirm: ({ label }) => ({
      title: messages.removeConfirm(label),
      confirmLabel: messages.remove,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: removeTeamMember.changes,
    done: (_result, { label }) => messages.removed(label),
  })
  const teamHref = ({ id }: EmployeeTeam) => href(`/client/teams/${id}`)
  const columns: TableColumn<EmployeeTeam>[] = [
    {
      key: 'number',
      header: messages.number,
      width: '4rem',
      hideInCards: true,
      cell: (team) => teams.indexOf(team) + 1,
    },
    { key: 'name', header: messages.name, main: true, cell: ({ label }) => label },
  ]
  const actions = (team: EmployeeTeam) => (
    <Can permission={TEAMS}>
      <span className={styles.actions}>
        <ViewLink href={teamHref(team)} className={styles.view} aria-label={messages.viewOf(team.label)}>
          {messages.view}
        </ViewLink>
        {may(removeTeamMember) && (
          <Button
            size="small"
            variant="quiet"
            className={styles.remove}
            aria-label={messages.removeOf(team.label)}
            pending={remove.isPending(team)}
            onClick={() => void remove.run(team)}
          >
            {messages.remove}
          </Button>
        )}
      </span>
    </Can>
  )
  const join = (
    <Can permission={TEAMS}>
      {may(addTeamMembers) && (
        <Button size="small" iconStart={<Plus size={16} />} onClick={() => panel.open()}>
          {messages.add}
        </Button>
      )}
    </Can>
  )
  return (
    <div ref={box}>
      <Card title={messages.caption} actions={join} flush>
        <QueryView
          query={query}
          skeleton={<Skeleton shape="block" height="12rem" />}
          errorTitle={messages.failed}
          empty={<Empty title={messages.empty} />}
        >
          {(rows) => (
            <Table
              caption={messages.caption}
              columns={columns}
              rows={rows}
              rowKey={({ id }) => id}
              rowHref={can(TEAMS) ? teamHref : undefined}
              rowActions={actions}
            />
          )}
        </QueryView>
      </Card>
      {panel.element}
    </div>
  )
}
