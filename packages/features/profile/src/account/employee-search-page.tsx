import { employeeCountQuery, employeesQuery, type Employee } from '@ssp/api'
import { QueryView, useApi, useMessages, useSession, type Action } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { accountMessages } from './messages'
import { EmployeeSearch } from './employee-search'

/** Rows per page of the search (R1-449). */
const LIMIT = 10

/** The search for the employee to associate, in the home client, where the account belongs. */
export function EmployeeSearchPage({ associate }: { /** Links an employee. */ associate: Action<Employee> }) {
  const here = useApi()
  const { user } = useSession()
  const api = here.for(user?.homeClientId || here.clientId())
  const messages = useMessages(accountMessages).association
  const [{ search, page }, setQuery] = useState({ search: '', page: 0 })
  // No result stays in the cache for the next user of this screen.
  const passing = { gcTime: 0, placeholderData: keepPreviousData }
  const rows = useQuery({ ...employeesQuery(api, { search, page, limit: LIMIT }), ...passing })
  const count = useQuery({ ...employeeCountQuery(api, { search }), ...passing })

  return (
    <EmployeeSearch
      search={search}
      onSearch={(text) => setQuery({ search: text, page: 0 })}
      page={page}
      pageSize={LIMIT}
      total={count.data ?? 0}
      onPage={(wanted) => setQuery({ search, page: wanted })}
    >
      {(draw) => (
        <QueryView query={rows} errorTitle={messages.failed} skeleton={<Skeleton shape="block" height={160} />}>
          {({ rows: employees }) => draw(employees, rows.isPlaceholderData, associate)}
        </QueryView>
      )}
    </EmployeeSearch>
  )
}
