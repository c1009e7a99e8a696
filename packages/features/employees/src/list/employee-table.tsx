import type { Employee } from '@ssp/api'
import { Card, Link, Table, type TableColumn } from '@ssp/ui'
import { useCallback, useMemo } from 'react'
import type { EmployeesMessages } from '../messages'
import { displayName } from '../model/person'
import { useWords } from '../use-words'

/** Props of `EmployeeTable`. */
export interface EmployeeTableProps {
  /** The employees of this page. */
  employees: readonly Employee[]
  /** Number of the first row; numbers count over pages. */
  firstNumber: number
  /** Address of one employee. */
  hrefOf: (id: string) => string
}

/** The table layout: the whole row opens the employee. */
export function EmployeeTable({ employees, firstNumber, hrefOf }: EmployeeTableProps) {
  const words = useWords().list
  const columns = useMemo(() => columnsFrom(words, employees, firstNumber), [words, employees, firstNumber])
  const viewLink = useCallback(
    (employee: Employee) => (
      <Link variant="quiet" href={hrefOf(employee.id)} aria-label={words.viewOf(displayName(employee, words.unnamed))}>
        {words.view}
      </Link>
    ),
    [words, hrefOf],
  )
  return (
    <Card flush>
      <Table
        caption={words.caption}
        columns={columns}
        rows={employees}
        rowKey={({ id }) => id}
        rowHref={({ id }) => hrefOf(id)}
        rowActions={viewLink}
      />
    </Card>
  )
}

/** The table while it loads: `count` rows in the measures of the real ones. */
export function EmployeeTableSkeleton({ count }: { /** How many rows. */ count: number }) {
  const words = useWords().list
  return (
    <Card flush>
      <Table
        loading
        caption={words.caption}
        columns={columnsFrom(words, [], 1)}
        rows={[]}
        rowKey={({ id }) => id}
        rowActions={() => null}
        skeletonRows={count}
      />
    </Card>
  )
}

function columnsFrom(
  words: EmployeesMessages['list'],
  employees: readonly Employee[],
  firstNumber: number,
): TableColumn<Employee>[] {
  const numbers = new Map(employees.map(({ id }, index) => [id, firstNumber + index]))
  return [
    { key: 'number', header: words.number, width: '4rem', hideInCards: true, cell: ({ id }) => numbers.get(id) },
    { key: 'name', header: words.name, main: true, cell: (employee) => displayName(employee, words.unnamed) },
    { key: 'identifier', header: words.identifier, cell: ({ identifier }) => identifier },
    { key: 'email', header: words.email, cell: ({ email }) => email },
  ]
}
