import { employeeCountQuery, employeesQuery } from '@ssp/api'
import { QueryView, useApi, useSession } from '@ssp/feature-kit'
import { Skeleton } from '@ssp/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useWords } from '../use-words'
import { EmployeeSearch } from './employee-search'

/** Rows a page of the search (R1-449). */
const LIMIT = 10

/** The search for the employee to associate. It asks the home client, where the account lives. */
export function EmployeeSearchPage({ onAssociate }: { onAssociate: (employeeId: string) => Promise<void> }) {
  const here = useApi()
  const { user } = useSession()
  const api = here.for(user?.homeClientId || here.clientId())
  const words = useWords().association
  const [{ search, page }, setAsked] = useState({ search: '', page: 0 })
  // Nothing of it is kept for the next person at this screen.
  const passing = { gcTime: 0, placeholderData: keepPreviousData }
  const rows = useQuery({ ...employeesQuery(api, { search, page, limit: LIMIT }), ...passing })
  const count = useQuery({ ...employeeCountQuery(api, { search }), ...passing })

  return (
    <EmployeeSearch
      search={search}
      onSearch={(text) => setAsked({ search: text, page: 0 })}
      page={page}
      pageSize={LIMIT}
      total={count.data ?? 0}
      onPage={(wanted) => setAsked({ search, page: wanted })}
    >
      {(draw) => (
        <QueryView query={rows} errorTitle={words.failed} skeleton={<Skeleton shape="block" height={160} />}>
          {({ rows: employees }) => draw(employees, rows.isPlaceholderData, onAssociate)}
        </QueryView>
      )}
    </EmployeeSearch>
  )
}
