import { permissionCountQuery, permissionsQuery, type Permission } from '@ssp/api'
import {
  CreateButton,
  formatDateTime,
  lazyPanel,
  ListPage,
  useCan,
  useHasDraft,
  useMessages,
  usePanel,
} from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { Plus } from 'lucide-react'
import { useMemo } from 'react'
import { badgedName, platformBadge } from '../list/badges'
import { listMessages } from '../list/messages'
import { DRAFTS } from '../model/drafts'
import { permissionsMessages } from './messages'

const CreateGroupPanel = lazyPanel(async () => (await import('./create-group-panel')).CreateGroupPanel)
const CreatePermissionPanel = lazyPanel(async () => (await import('./create-permission-panel')).CreatePermissionPanel)

/** A new group marks all of its permissions. */
const createdIds = ({ id, group }: Permission) => [id, group]

/** `/access/permissions`: the permissions in a table, ten to a page at first (spec 1 sections 2.11 and 9). */
export function PermissionsPage() {
  const messages = useMessages(permissionsMessages)
  const list = useMessages(listMessages)
  const can = useCan()
  const createGroup = usePanel(CreateGroupPanel, useHasDraft(DRAFTS.permissionGroup))
  const createPermission = usePanel(CreatePermissionPanel, useHasDraft(DRAFTS.permission))
  const columns = useMemo(
    (): TableColumn<Permission>[] => [
      {
        key: 'name',
        header: messages.name,
        cell: (permission) => badgedName(permission.name, platformBadge(permission)),
      },
      { key: 'group', header: messages.group, cell: ({ group }) => group },
      {
        key: 'created',
        header: messages.created,
        cell: ({ created_at }) => formatDateTime(created_at),
        width: '11rem',
      },
      {
        key: 'updated',
        header: messages.updated,
        cell: ({ updated_at }) => formatDateTime(updated_at),
        width: '11rem',
      },
    ],
    [messages],
  )
  return (
    <>
      <ListPage
        views="permissions"
        messages={{ ...list, ...messages }}
        page={permissionsQuery}
        count={permissionCountQuery}
        columns={columns}
        createdIds={createdIds}
        action={
          <CreateButton permission="PERMISSIONS_CREATE" panel={createPermission}>
            {messages.createPermission}
          </CreateButton>
        }
        secondary={
          can('PERMISSIONS_CREATE') && {
            id: 'group',
            label: messages.createGroup,
            icon: <Plus size={16} />,
            preload: createGroup.preload,
            onAction: () => createGroup.open(),
          }
        }
      />
      {createGroup.element}
      {createPermission.element}
    </>
  )
}
