import type { Permission } from '@ssp/api'
import { formatDateTime } from '@ssp/feature-kit'
import { Card, Table, type TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { PlatformBadge } from '../list/platform-badge'
import type { AccessMessages } from '../messages'
import { useWords } from '../use-words'
import * as styles from '../list/labelled.css'

const idOf = ({ id }: Permission) => id

/** The permissions of a page with the columns Name, Group, Created and Updated (R1-247). */
export function PermissionTable({ permissions }: { /** The rows. */ permissions: readonly Permission[] }) {
  const words = useWords()
  const columns = useMemo(() => columnsFrom(words), [words])
  return (
    <Card flush>
      <Table caption={words.permissions.title} columns={columns} rows={permissions} rowKey={idOf} />
    </Card>
  )
}

/** The table while it loads. */
export function PermissionTableSkeleton({ count }: { /** How many rows. */ count: number }) {
  const words = useWords()
  return (
    <Card flush>
      <Table
        loading
        caption={words.permissions.title}
        columns={columnsFrom(words)}
        rows={[]}
        rowKey={idOf}
        skeletonRows={count}
      />
    </Card>
  )
}

const columnsFrom = ({ permissions: words, list }: AccessMessages): TableColumn<Permission>[] => [
  {
    key: 'name',
    header: words.name,
    cell: ({ name, readOnly }) => (
      <span className={styles.labelled}>
        {name}
        {readOnly && <PlatformBadge words={list} />}
      </span>
    ),
  },
  { key: 'group', header: words.group, cell: ({ group }) => group },
  { key: 'created', header: words.created, cell: ({ created_at }) => formatDateTime(created_at), width: '11rem' },
  { key: 'updated', header: words.updated, cell: ({ updated_at }) => formatDateTime(updated_at), width: '11rem' },
]
