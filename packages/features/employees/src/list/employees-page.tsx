import { employeeCountQuery, employeesQuery, teamsQuery, type Employee } from '@ssp/api'
import {
  ListPage,
  useApi,
  useCan,
  useHref,
  useListFilter,
  useLocation,
  useMessages,
  useNavigate,
  type ListRowPanel,
  type Selection,
} from '@ssp/feature-kit'
import { lazyOverlay, type OverlayProps } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useMemo, useState } from 'react'
import { useBulkActions } from '../bulk/use-bulk-actions'
import { useQuickCreate } from '../create/use-quick-create'
import { useUnregisteredReminder } from '../emails/use-employee-emails'
import { employeeMessages } from '../messages'
import { displayName } from '../model/person'
import type { SelectedActionsProps } from '../selected/selected-actions'
import { employeeCard, employeeListColumns } from './employee-columns'
import { addressOfLink, employeeFilters } from './employee-filters'
import { employeeListMessages } from './messages'

const DEFAULTS = { sort: 'name' } as const
const SelectedActions = lazyOverlay<SelectedActionsProps & OverlayProps>(
  async () => (await import('../selected/selected-actions')).SelectedActions,
)

const EmployeePanel = lazyOverlay(async () => (await import('../panel/employee-panel')).EmployeePanel)
const ROW_PANEL: ListRowPanel<Employee> = {
  param: 'employee',
  draw: (row) => <EmployeePanel open of={row} onClose={row.close} />,
}

/** `/employees`. A link with `filter` and `filterVal` is first rewritten to the list's own address. */
export function EmployeesPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const own = addressOfLink(search)
  useEffect(() => {
    if (own !== null) navigate(pathname + own, { replace: true })
  }, [own, pathname, navigate])
  return own === null ? <EmployeeList /> : null
}

function EmployeeList() {
  const href = useHref()
  const messages = useMessages(employeeListMessages)
  const { unnamed } = useMessages(employeeMessages)
  const columns = useMemo(() => employeeListColumns(messages, unnamed), [messages, unnamed])
  const shown = useListFilter(employeeFilters)
  const [isFiltering, setFiltering] = useState(false)
  const seesTeams = useCan()('TEAMS_VIEW')
  const teams = useQuery({
    ...teamsQuery(useApi(), {}),
    enabled: seesTeams && (isFiltering || shown.teamIds !== undefined),
  })
  const quickCreate = useQuickCreate()
  const reminder = useUnregisteredReminder(shown)
  const bulk = useBulkActions(messages, shown)
  const drawActions = (selection: Selection<Employee>) => (
    <SelectedActions selection={selection} filter={shown} onClose={selection.clear} />
  )
  return (
    <>
      <ListPage
        views="employees"
        defaults={DEFAULTS}
        numbered
        notifyFailure
        messages={messages}
        page={employeesQuery}
        count={employeeCountQuery}
        filters={employeeFilters}
        filterOptions={{ teamIds: (teams.data ?? []).map(({ id, label }) => ({ value: id, label })) }}
        onPreloadFilters={() => setFiltering(true)}
        rowName={(employee) => displayName(employee, unnamed)}
        rowHref={({ id }) => href(`/employees/${id}/info`)}
        rowPanel={ROW_PANEL}
        columns={columns}
        bulkAll
        bulkActions={drawActions}
        card={(employee) => employeeCard(employee, messages, unnamed)}
        action={quickCreate.button(messages.create)}
        actions={[...bulk.actions, ...reminder.actions]}
      />
      {quickCreate.panel}
      {bulk.panel}
      {reminder.element}
    </>
  )
}
