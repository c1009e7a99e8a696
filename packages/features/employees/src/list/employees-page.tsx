import { employeeCountQuery, employeesQuery } from '@ssp/api'
import { useApi, useHref, useListState, useLocation, useNavigate } from '@ssp/feature-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { addressOfLink, readFilters } from '../model/filters'
import { filters } from './filters'
import { EmployeeList } from './employee-list'
import { stayFor, useErrorNotice, useSettled } from './list-query'
import { useQuickCreatePanel } from './use-quick-create-panel'

const listOptions = { filters }

/** `/employees`. A link that names one filter by `filter` and `filterVal` is rewritten to the list's own address first. */
export function EmployeesPage() {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const own = addressOfLink(search)
  useEffect(() => {
    if (own !== null) navigate(pathname + own, { replace: true })
  }, [own, pathname, navigate])
  return own === null ? <EmployeesOfAddress /> : null
}

function EmployeesOfAddress() {
  const api = useApi()
  const href = useHref()
  const queries = useQueryClient()
  const list = useListState(listOptions)
  const { page, size, search } = list.state
  const narrowing = useMemo(() => ({ search, ...readFilters(list.state.filters) }), [search, list.state.filters])
  const pageQuery = (wanted: number) => employeesQuery(api, { ...narrowing, page: wanted, limit: size })

  const rows = useQuery({ ...pageQuery(page), placeholderData: stayFor(api.clientId()) })
  const count = useQuery({ ...employeeCountQuery(api, narrowing), placeholderData: stayFor(api.clientId()) })
  const firstNumber = useSettled(page * size + 1, !rows.isPlaceholderData)
  useErrorNotice(rows.error ?? count.error)

  const hrefOf = (id: string) => href(`/employees/${id}/info`)
  const panel = useQuickCreatePanel(hrefOf)
  const hasNext = count.data !== undefined && (page + 1) * size < count.data

  return (
    <>
      <EmployeeList
        list={list}
        employees={rows.data?.employees}
        total={count.data}
        firstNumber={firstNumber}
        loading={rows.isPlaceholderData}
        error={rows.error}
        onRetry={() => void Promise.all([rows.refetch(), count.refetch()])}
        hrefOf={hrefOf}
        onCreate={panel.show}
        onCreateIntent={panel.preload}
        onNextIntent={() => hasNext && void queries.prefetchQuery(pageQuery(page + 1))}
      />
      {panel.element}
    </>
  )
}
