import { Banner, ButtonLink, Card, Loading } from '@ssp/ui'
import type { ReactNode } from 'react'
import { isGone } from './is-gone'
import { QueryFailed } from './query-failed'
import type { QueryViewProps } from './query-view'
import * as styles from './record-view.css'

/** Props of `RecordView`. */
export interface RecordViewProps<T> extends Pick<QueryViewProps<T>, 'query' | 'skeleton'> {
  /** Texts of the states. */
  messages: {
    failed: string
    /** Why there is no such record. */
    missing: string
    /** The way back to the list. */
    back: string
  }
  /** Address of the list. */
  listHref: string
  /** Draws the record; nothing when the answer holds none. */
  children: (data: T) => ReactNode
}

/**
 * A page of one record that the address names: loading, the record, or why there is none and the way back to the list. A record
 * that is removed while it is shown stays, because its forms may hold input; a note above it says so.
 */
export function RecordView<T>({ query, skeleton, messages, listHref, children }: RecordViewProps<T>) {
  if (query.data === undefined && query.error === null) return <Loading>{skeleton}</Loading>
  const record = query.data !== undefined && children(query.data)
  const back = <ButtonLink href={listHref}>{messages.back}</ButtonLink>
  if (record)
    return (
      <>
        {isGone(query.error) && (
          <div className={styles.gone}>
            <Banner kind="warning" text={messages.missing} action={back} />
          </div>
        )}
        {record}
      </>
    )
  return (
    <Card>
      <QueryFailed query={query} title={messages.failed} level={1} missing={messages.missing} action={back} />
    </Card>
  )
}
