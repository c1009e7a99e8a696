import type { Employee } from '@ssp/api'
import { avatarOf, fullName, useMessages, type Action, kitMessages } from '@ssp/feature-kit'
import { Avatar, Button, Pagination, SearchField } from '@ssp/ui'
import type { ReactNode } from 'react'
import * as page from '../profile.css'
import { accountMessages } from './messages'
import * as styles from './association.css'

/** Props of `EmployeeSearch`. */
export interface EmployeeSearchProps {
  /** The search text. */
  search: string
  /** Called with a new search. */
  onSearch: (text: string) => void
  /** The page shown, from 0. */
  page: number
  /** Rows per page. */
  pageSize: number
  /** Number of rows of the whole search. */
  total: number
  /** Called with the selected page. */
  onPage: (page: number) => void
  /** Renders the rows with the given function: the rows, whether they are from the previous search, and the action. */
  children: (draw: (rows: readonly Employee[], old: boolean, associate: Action<Employee>) => ReactNode) => ReactNode
}

/** Returns the display name of a found employee. */
export const nameOfFound = (employee: Employee, unnamed: string): string =>
  fullName(employee) || employee.identifier || employee.email || unnamed

/** A search with a page of employees, each of whom can be associated. */
export function EmployeeSearch({ search, onSearch, page: at, pageSize, total, onPage, children }: EmployeeSearchProps) {
  const messages = useMessages(accountMessages).association
  const reasons = useMessages(kitMessages).unavailable
  const row = (employee: Employee, associate: Action<Employee>) => {
    const name = nameOfFound(employee, messages.unnamed)
    return (
      <li key={employee.id} className={styles.result}>
        <Avatar
          name={fullName({ forename: employee.forename, surname: employee.surname }) || name}
          src={avatarOf(employee.additionalData)}
        />
        <div className={styles.names}>
          <span>{name}</span>
          {employee.identifier && <span className={page.hint}>{employee.identifier}</span>}
          {employee.isLinked && <span className={page.hint}>{messages.taken}</span>}
        </div>
        <Button
          size="small"
          aria-label={messages.associateOne(name)}
          pending={associate.isPending(employee)}
          unavailable={
            employee.isLinked
              ? messages.taken
              : associate.isPending() && !associate.isPending(employee)
                ? reasons.busy
                : null
          }
          onClick={() => void associate.run(employee)}
        >
          {messages.associate}
        </Button>
      </li>
    )
  }

  return (
    <div className={styles.search}>
      <SearchField label={messages.search} placeholder={messages.search} defaultValue={search} onSearch={onSearch} />
      {children((rows, old, associate) =>
        rows.length === 0 ? (
          <p role="status" className={page.hint}>
            {messages.empty}
          </p>
        ) : (
          <ul role="list" aria-label={messages.results} aria-busy={old} className={styles.results}>
            {rows.map((employee) => row(employee, associate))}
          </ul>
        ),
      )}
      {total > pageSize && <Pagination page={at} pageSize={pageSize} total={total} onPageChange={onPage} />}
    </div>
  )
}
