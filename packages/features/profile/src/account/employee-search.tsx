import type { Employee } from '@ssp/api'
import { avatarOf, fullName } from '@ssp/feature-kit'
import { Avatar, Button, Pagination, SearchField } from '@ssp/ui'
import { useState, type ReactNode } from 'react'
import * as page from '../profile.css'
import { useWords } from '../use-words'
import * as styles from './association.css'

type Associate = (employeeId: string) => Promise<void>

/** Props of `EmployeeSearch`. */
export interface EmployeeSearchProps {
  /** What is searched for. */
  search: string
  /** Hears a new search. */
  onSearch: (text: string) => void
  /** The page shown, from 0. */
  page: number
  /** Rows a page. */
  pageSize: number
  /** Rows of the whole search. */
  total: number
  /** Hears the page that is asked for. */
  onPage: (page: number) => void
  /** Draws the answer by the function it is given: the rows, whether they are those of the last search, and the choice. */
  children: (draw: (rows: readonly Employee[], old: boolean, onAssociate: Associate) => ReactNode) => ReactNode
}

/** A search with a page of employees, each of whom can be associated. */
export function EmployeeSearch({ search, onSearch, page: at, pageSize, total, onPage, children }: EmployeeSearchProps) {
  const words = useWords().association
  const [chosen, setChosen] = useState<string | null>(null)

  const row = (employee: Employee, onAssociate: Associate) => {
    const name = fullName(employee) || employee.identifier || employee.email || words.unnamed
    const associate = async () => {
      setChosen(employee.id)
      await onAssociate(employee.id)
      setChosen(null)
    }
    return (
      <li key={employee.id} className={styles.result}>
        <Avatar
          name={fullName({ forename: employee.forename, surname: employee.surname }) || name}
          src={avatarOf(employee.additionalData)}
        />
        <div className={styles.names}>
          <span>{name}</span>
          {employee.identifier && <span className={page.hint}>{employee.identifier}</span>}
        </div>
        <Button
          size="small"
          aria-label={words.associateOne(name)}
          pending={chosen === employee.id}
          disabled={chosen !== null && chosen !== employee.id}
          onClick={() => void associate()}
        >
          {words.associate}
        </Button>
      </li>
    )
  }

  return (
    <div className={styles.search}>
      <SearchField label={words.search} placeholder={words.search} defaultValue={search} onSearch={onSearch} />
      {children((rows, old, onAssociate) =>
        rows.length === 0 ? (
          <p role="status" className={page.hint}>
            {words.empty}
          </p>
        ) : (
          <ul role="list" aria-label={words.results} data-old={old || undefined} className={styles.results}>
            {rows.map((employee) => row(employee, onAssociate))}
          </ul>
        ),
      )}
      {total > pageSize && <Pagination page={at} pageSize={pageSize} total={total} onPageChange={onPage} />}
    </div>
  )
}
