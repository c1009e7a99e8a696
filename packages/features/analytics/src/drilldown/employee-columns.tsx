import type { DrilldownEmployee } from '@ssp/api'
import { emailText, useMessages } from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { ReportDate } from '../report/report-date'
import { drilldownMessages } from './messages'

type Column = TableColumn<DrilldownEmployee>

/** Columns of employee lists; each page has some of them after the name, the identifier and the e-mail address. */
export function useEmployeeColumns(
  further: readonly ('registered' | 'status' | 'lastLogin' | 'registeredAt' | 'deactivatedAt')[],
): readonly Column[] {
  const texts = useMessages(drilldownMessages)
  return useMemo(() => {
    const date = (key: string, header: string, of: 'registeredDt' | 'lastLoginDt' | 'processed_date'): Column => ({
      key,
      header,
      cell: (employee) => <ReportDate value={employee[of]} />,
    })
    const offered: Record<(typeof further)[number], Column> = {
      registered: date('registered', texts.registered, 'registeredDt'),
      registeredAt: date('registered', texts.registeredAt, 'registeredDt'),
      lastLogin: date('lastLogin', texts.lastLogin, 'lastLoginDt'),
      deactivatedAt: date('deactivated', texts.deactivatedAt, 'processed_date'),
      status: { key: 'status', header: texts.status, cell: ({ status }) => (status ? texts.active : texts.inactive) },
    }
    return [
      {
        key: 'fullname',
        header: texts.fullname,
        main: true,
        kind: 'person',
        cell: ({ fullname }) => fullname,
        person: ({ fullname }) => ({ name: fullname ?? '' }),
      },
      { key: 'identifier', header: texts.identifier, cell: ({ identifier }) => identifier },
      { key: 'email', header: texts.email, kind: 'line', cell: ({ email }) => email && emailText(email) },
      ...further.map((name) => offered[name]),
    ]
  }, [texts, further])
}
