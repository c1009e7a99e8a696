import { useMessages } from '@ssp/feature-kit'
import { useQuery, type UseQueryOptions } from '@tanstack/react-query'
import { useDeferredValue, type ReactNode } from 'react'
import { changeMessages } from './messages'
import * as styles from './change.css'

/** Props of `Impact`. */
interface ImpactProps<Data> {
  /** Reads the affected accounts from the server. */
  query: UseQueryOptions<Data, Error, Data>
  /** Renders the result. */
  children: (impact: Data) => ReactNode
}

/** Shows the effect of a change in the text of its confirmation; renders nothing if the server does not support it. */
export function Impact<Data>({ query, children }: ImpactProps<Data>) {
  const messages = useMessages(changeMessages).impact
  // The confirmation is rendered first.
  const isDrawn = useDeferredValue(true, false)
  const { data, isError } = useQuery({ ...query, enabled: isDrawn, staleTime: 0, retry: false })
  if (isError) return null
  return (
    <div aria-live="polite" className={styles.impact}>
      {data === undefined ? <p className={styles.muted}>{messages.weighing}</p> : children(data)}
    </div>
  )
}

/** Props of `ImpactNames`. */
interface ImpactNamesProps {
  title: string
  /** Names in display order. Renders nothing if empty. */
  accounts: readonly { id: string; label: string; username: string; note?: string }[]
}

/** The affected accounts, by name. */
export function ImpactNames({ title, accounts }: ImpactNamesProps) {
  if (accounts.length === 0) return null
  return (
    <>
      <p className={styles.muted}>{title}</p>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a scrollable list must be focusable for the keyboard */}
      <ul tabIndex={0} aria-label={title} className={styles.names}>
        {accounts.map(({ id, label, username, note }) => (
          <li key={id}>
            {label} ({username}){note !== undefined && <p className={styles.muted}>{note}</p>}
          </li>
        ))}
      </ul>
    </>
  )
}
