import type { Profile } from '@ssp/api'
import { fullName } from '@ssp/feature-kit'
import { Avatar, Button, Card, useConfirm } from '@ssp/ui'
import { useState, type ReactNode } from 'react'
import * as page from '../profile.css'
import { useWords } from '../use-words'
import * as styles from './association.css'

/** Props of `Association`. */
export interface AssociationProps {
  /** The associated employee; null without one. */
  employee: Profile['employee']
  /** Whether it can be changed now. */
  locked: boolean
  /** Dissociates the employee; asked for after a confirmation (decision 71). */
  onDissociate: () => Promise<void>
  /** The search for an employee; null for whom may not search. */
  search: ReactNode
}

/** Which employee the account belongs to; unlocked, one can be searched for or dissociated. */
export function Association({ employee, locked, onDissociate, search }: AssociationProps) {
  const words = useWords().association
  const confirm = useConfirm()
  const [pending, setPending] = useState(false)
  const name = employee ? fullName(employee) || employee.identifier || words.unnamed : ''

  const dissociate = async () => {
    const { title, ...rest } = words.confirm
    if (!(await confirm({ title: title(name), ...rest, destructive: true }))) return
    setPending(true)
    await onDissociate()
    setPending(false)
  }

  return (
    <Card title={words.title} description={words.description}>
      {employee ? (
        <div className={styles.employee}>
          <Avatar name={name} size="lg" />
          <div className={styles.names}>
            <span className={styles.name}>{name}</span>
            {employee.identifier && <span className={page.hint}>{employee.identifier}</span>}
          </div>
          {!locked && (
            <Button pending={pending} onClick={() => void dissociate()}>
              {words.dissociate}
            </Button>
          )}
        </div>
      ) : (
        <div className={styles.none}>
          <p className={page.hint}>{words.none}</p>
          {!locked && (search ?? <p className={page.hint}>{words.mayNotSearch}</p>)}
        </div>
      )}
    </Card>
  )
}
