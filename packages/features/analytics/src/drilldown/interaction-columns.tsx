import type { EmployeeInteraction } from '@ssp/api'
import { useHref, useMessages } from '@ssp/feature-kit'
import { Link, type TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { ReportDate } from '../report/report-date'
import { drilldownMessages } from './messages'

type Column = TableColumn<EmployeeInteraction>

/** The columns of who opened what: those of every table, the type of a pay document, and the link to the employee. */
export function useInteractionColumns({ type = false, link = false }: { type?: boolean; link?: boolean }): Column[] {
  const texts = useMessages(drilldownMessages)
  const href = useHref()
  return useMemo(() => {
    const columns: Column[] = [
      { key: 'name', header: texts.name, main: true, cell: ({ fullname }) => fullname },
      { key: 'identifier', header: texts.identifier, cell: ({ identifier }) => identifier },
      { key: 'email', header: texts.email, kind: 'line', cell: ({ email }) => email },
      { key: 'viewed', header: texts.viewed, kind: 'date', cell: ({ viewed }) => <ReportDate value={viewed} /> },
    ]
    const view: Column = {
      key: 'employee',
      header: texts.employee,
      cell: ({ employeeId, fullname }) => (
        <Link variant="quiet" href={href(`/employees/${employeeId}/info`)} aria-label={texts.employeeOf(fullname)}>
          {texts.employee}
        </Link>
      ),
    }
    const typeOf: Column = { key: 'type', header: texts.type, cell: ({ doc_type_name: name }) => name }
    return [...columns, ...(type ? [typeOf] : []), ...(link ? [view] : [])]
  }, [texts, href, type, link])
}
