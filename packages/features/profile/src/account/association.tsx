import type { Profile } from '@ssp/api'
import { fullName, useMessages } from '@ssp/feature-kit'
import { Avatar, Button, Card } from '@ssp/ui'
import type { ReactNode } from 'react'
import * as page from '../profile.css'
import { accountMessages } from './messages'
import * as styles from './association.css'

/** Props of `Association`. */
export interface AssociationProps {
  /** The linked employee; null if there is none. */
  employee: Profile['employee']
  /** Whether changes are disabled. */
  locked: boolean
  /** Whether the employee is being dissociated. */
  pending: boolean
  /** Called when Dissociate is clicked. */
  onDissociate: (employee: NonNullable<Profile['employee']>) => void
  /** The search for an employee; null for a user who may not search. */
  search: ReactNode
}

/** Returns the display name of a linked employee. */
export const nameOf = (employee: NonNullable<Profile['employee']>, unnamed: string): string =>
  fullName(employee) || employee.identifier || unnamed

/** The employee linked to the account; when unlocked, an employee can be searched for or dissociated (decision 71). */
export function Association({ employee, locked, pending, onDissociate, search }: AssociationProps) {
  const messages = useMessages(accountMessages).association
  const name = employee ? nameOf(employee, messages.unnamed) : ''
  return (
    <Card title={messages.title} description={messages.description}>
      {employee ? (
        <div className={styles.employee}>
          <Avatar name={name} size="lg" />
          <div className={styles.names}>
            <span className={styles.name}>{name}</span>
            {employee.identifier && <span className={page.hint}>{employee.identifier}</span>}
          </div>
          {!locked && (
            <Button pending={pending} onClick={() => onDissociate(employee)}>
              {messages.dissociate}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.none}>
          <p className={page.hint}>{messages.none}</p>
          {!locked && (search ?? <p className={page.hint}>{messages.mayNotSearch}</p>)}
        </div>
      )}
    </Card>
  )
}
