import type { Permission } from '@ssp/api'
import { formatDateTime, useMessages, type MessagesOf } from '@ssp/feature-kit'
import { Card, Table, type TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { PlatformBadge } from '../list/platform-badge'
import { permissionsMessages } from './messages'
import { listMessages } from '../list/messages'
import * as styles from '../list/labelled.css'

const idOf = ({ id }: Permission) => id

/** The permissions of a page with the columns Name, Group, Created and Updated (R1-247). */
export function PermissionTable({ permissions }: { /** The rows. */ permissions: readonly Permission[] }) {
  const messages = useMessages(permissionsMessages)
  const list = useMessages(listMessages)
  const columns = useMemo(() => columnsFrom(messages, list), [messages, list])
  return (
    <Card flush>
      <Table caption={messages.title} columns={columns} rows={permissions} rowKey={idOf} />
    </Card>
  )
}

/** The table while it loads. */
export function PermissionTableSkeleton({ count }: { /** How many rows. */ count: number }) {
  const messages = useMessages(permissionsMessages)
  const list = useMessages(listMessages)
  return (
    <Card flush>
      <Table
        loading
        caption={messages.title}
        columns={columnsFrom(messages, list)}
        rows={[]}
        rowKey={idOf}
        skeletonRows={count}
      />
    </Card>
  )
}

const columnsFrom = (
  messages: MessagesOf<typeof permissionsMessages>,
  list: MessagesOf<typeof listMessages>,
): TableColumn<Permission>[] => [
  {
    key: 'name',
    header: messages.name,
    cell: ({ name, readOnly }) => (
      <span className={styles.labelled}>
        {name}
        {readOnly && <PlatformBadge messages={list} />}
      </span>
    ),
  },
  { key: 'group', header: messages.group, cell: ({ group }) => group },
  { key: 'created', header: messages.created, cell: ({ created_at }) => formatDateTime(created_at), width: '11rem' },
  { key: 'updated', header: messages.updated, cell: ({ updated_at }) => formatDateTime(updated_at), width: '11rem' },
]
