import { Badge, Card, Link, Table, type TableColumn } from '@ssp/ui'
import { useCallback } from 'react'
import type { AccessMessages } from '../messages'
import { useWords } from '../use-words'
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
  const words = useWords().list
  const viewLink = useCallback(
    ({ href, label }: Entry) => (
      <Link variant="quiet" href={href} aria-label={words.viewOf(label)}>
        {words.view}
      </Link>
    ),
    [words],
  )
  return (
    <Card flush>
      <Table
        caption={caption}
        columns={columnsFrom(columns, words)}
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
  const words = useWords().list
  return (
    <Card flush>
      <Table
        loading
        caption={props.caption}
        columns={columnsFrom(props.columns, words)}
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
  words: AccessMessages['list'],
): TableColumn<Entry>[] => [
  {
    key: 'label',
    header: main,
    main: true,
    cell: ({ label, note, readOnly }) => (
      <span className={styles.labelled}>
        {label}
        {note && <Badge>{note}</Badge>}
        {readOnly && <PlatformBadge words={words} />}
      </span>
    ),
  },
  ...others.map((header, index) => ({ key: header, header, cell: ({ cells }: Entry) => cells[index] })),
]
