import { platformEmployeesQuery, type Employee } from '@ssp/api'
import { defineFilters, ListPage, oneOf, useCan, useHref, useListFilter, useMessages } from '@ssp/feature-kit'
import { useMemo } from 'react'
import { useBulkActions } from '../bulk/use-bulk-actions'
import { useQuickCreate } from '../create/use-quick-create'
import { useUnregisteredReminder } from '../emails/use-employee-emails'
import { employeeCard, employeeColumns } from '../list/employee-columns'
import { employeeDates } from '../list/employee-filters'
import { employeeMessages } from '../messages'
import { displayName } from '../model/person'
import { ClientLabel } from './client-label'
import { platformEmployeesMessages } from './messages'

/** Active omits the status (R4-400, decision 87). */
const filters = defineFilters({ status: oneOf('registered', 'unregistered', 'deactivated'), ...employeeDates })

/** Search and dates apply to several clients, so an export of the current client uses only the status (decision 79). */
const exported = defineFilters({ status: filters.status })

/** Nine per page, as cards (R4-565). */
const defaults = { size: 9, layout: 'grid' } as const

/** Male, Female, Prefer not to say (R4-567). */
const genders = [1, 0, 2]

const drawClient = ({ logo, clientName }: Employee) => <ClientLabel logo={logo} clientName={clientName} />

/** `/platform/employees`: the employees of all clients of the platform (R4-276). */
export function PlatformEmployeesPage() {
  const href = useHref()
  const messages = useMessages(platformEmployeesMessages)
  const { unnamed } = useMessages(employeeMessages)
  const quickCreate = useQuickCreate(genders)
  // The actions of document 2 at the current client (4-decisions 91); there is no deactivation here.
  const { deactivateCsv: _left, ...labels } = messages
  const bulk = useBulkActions(labels, useListFilter(exported))
  const reminder = useUnregisteredReminder()
  const mayWork = useCan()('EMPLOYEES_VIEW')
  const columns = useMemo(
    () => [...employeeColumns(messages, unnamed), { key: 'client', header: messages.client, cell: drawClient }],
    [messages, unnamed],
  )
  return (
    <>
      <ListPage
        views="platform-employees"
        numbered
        notifyFailure
        messages={messages}
        breadcrumbs={[{ label: messages.platform, href: href('/platform/manage') }]}
        page={platformEmployeesQuery}
        filters={filters}
        defaults={defaults}
        rowName={(employee) => displayName(employee, unnamed)}
        rowHref={({ id }) => href(`/employees/${id}/info`)}
        columns={columns}
        card={(employee) => ({ ...employeeCard(employee, messages, unnamed), footer: drawClient(employee) })}
        action={quickCreate.button(messages.create)}
        actions={mayWork ? [...bulk.actions, ...reminder.actions] : []}
      />
      {quickCreate.panel}
      {bulk.panel}
      {reminder.element}
    </>
  )
}
