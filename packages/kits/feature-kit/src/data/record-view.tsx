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
    /** Explains that there is no such record. */
    missing: string
    /** Label of the link back to the list. */
    back: string
  }
  /** Address of the list. */
  listHref: string
  /** Renders the record; not called when the result has none. */
  children: (data: T) => ReactNode
}

/**
 * A page for the record that the address names: loading, the record, or an explanation and a link back to the list. A
 * record that is removed while it is shown stays on screen, because its forms may contain input; a note above it says so.
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
