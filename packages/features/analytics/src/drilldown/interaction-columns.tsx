import type { EmployeeInteraction } from '@ssp/api'
import { emailText, useHref, useMessages } from '@ssp/feature-kit'
import { Link, type TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { ReportDate } from '../report/report-date'
import { drilldownMessages } from './messages'

type Column = TableColumn<EmployeeInteraction>

interface Shown {
  /** Whether to show the type of a pay document. Default false. */
  type?: boolean
  /** Whether to link to the employee. Default false. */
  link?: boolean
  /** Whether to show when it was viewed. Default true. */
  viewed?: boolean
}

/** The columns of a list of views. */
export function useInteractionColumns({ type = false, link = false, viewed = true }: Shown): Column[] {
  const texts = useMessages(drilldownMessages)
  const href = useHref()
  return useMemo(() => {
    const columns: Column[] = [
      { key: 'name', header: texts.name, main: true, cell: ({ fullname }) => fullname },
      { key: 'identifier', header: texts.identifier, cell: ({ identifier }) => identifier },
      { key: 'email', header: texts.email, kind: 'line', cell: ({ email }) => email && emailText(email) },
    ]
    const viewedOn: Column = {
      key: 'viewed',
      header: texts.viewed,
      kind: 'date',
      cell: ({ viewed: at }) => <ReportDate value={at} />,
    }
    const view: Column = {
      key: 'employee',
      header: texts.employee,
      cell: ({ employeeId, fullname }) => (
        <Link variant="quiet" href={href(`/employees/${employeeId}/info`)} aria-label={texts.employeeOf(fullname)}>
          {texts.view}
        </Link>
      ),
    }
    const typeOf: Column = { key: 'type', header: texts.type, cell: ({ doc_type_name: name }) => name }
    return [...columns, ...(viewed ? [viewedOn] : []), ...(type ? [typeOf] : []), ...(link ? [view] : [])]
  }, [texts, href, type, link, viewed])
}
