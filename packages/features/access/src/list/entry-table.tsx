import { useMessages, type MessagesOf } from '@ssp/feature-kit'
import { Badge, Card, Link, Table, type TableColumn } from '@ssp/ui'
import { useCallback } from 'react'
import { listMessages } from './messages'
import type { Entry } from './entry'
import * as styles from './labelled.css'
import { PlatformBadge } from './platform-badge'

/** Props of `EntryTable`. */
export interface EntryTableProps {
  /** What the rows are, for assistive technology. */
  caption: string
  /** Headings: of the label, then of the cells. */
  columns: readonly string[]
  /** The entries of this page. */
  entries: readonly Entry[]
}

const idOf = ({ id }: Entry) => id
const hrefOf = ({ href }: Entry) => href

/** A line per entry; the whole line opens it. */
export function EntryTable({ caption, columns, entries }: EntryTableProps) {
  const messages = useMessages(listMessages)
  const viewLink = useCallback(
    ({ href, label }: Entry) => (
      <Link variant="quiet" href={href} aria-label={messages.viewOf(label)}>
        {messages.view}
      </Link>
    ),
    [messages],
  )
  return (
    <Card flush>
      <Table
        caption={caption}
        columns={columnsFrom(columns, messages)}
        rows={entries}
        rowKey={idOf}
        rowHref={hrefOf}
        rowActions={viewLink}
      />
    </Card>
  )
}

/** The lines while they load: `count` of them. */
export function EntryTableSkeleton({ count, ...props }: Omit<EntryTableProps, 'entries'> & { count: number }) {
  const messages = useMessages(listMessages)
  return (
    <Card flush>
      <Table
        loading
        caption={props.caption}
        columns={columnsFrom(props.columns, messages)}
        rows={[]}
        rowKey={idOf}
        rowActions={() => null}
        skeletonRows={count}
      />
    </Card>
  )
}

const columnsFrom = (
  [main = '', ...others]: readonly string[],
  messages: MessagesOf<typeof listMessages>,
): TableColumn<Entry>[] => [
  {
    key: 'label',
    header: main,
    main: true,
    cell: ({ label, note, readOnly }) => (
      <span className={styles.labelled}>
        {label}
        {note && <Badge>{note}</Badge>}
        {readOnly && <PlatformBadge messages={messages} />}
      </span>
    ),
  },
  ...others.map((header, index) => ({ key: header, header, cell: ({ cells }: Entry) => cells[index] })),
]
