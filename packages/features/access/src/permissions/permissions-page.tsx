import { permissionCountQuery, permissionsQuery } from '@ssp/api'
import { Can, useMessages } from '@ssp/feature-kit'
import { Button, lazyOverlay } from '@ssp/ui'
import { Plus } from 'lucide-react'
import { AccessList } from '../list/access-list'
import { usePanel } from '../panel/use-panel'
import { permissionsMessages } from './messages'
import { PermissionTable, PermissionTableSkeleton } from './permission-table'

const CreateGroupPanel = lazyOverlay(async () => (await import('./create-group-panel')).CreateGroupPanel)
const CreatePermissionPanel = lazyOverlay(async () => (await import('./create-permission-panel')).CreatePermissionPanel)

const queries = { page: permissionsQuery, count: permissionCountQuery }

/** `/access/permissions`: the permissions in a table, ten to a page at first (spec 1 sections 2.11 and 9). */
export function PermissionsPage() {
  const messages = useMessages(permissionsMessages)
  const groupPanel = usePanel((place) => <CreateGroupPanel {...place} />)
  const permissionPanel = usePanel((place) => <CreatePermissionPanel {...place} />)

  return (
    <>
      <AccessList
        queries={queries}
        messages={messages}
        renderSkeleton={(count) => <PermissionTableSkeleton count={count} />}
        action={
          <Can permission="PERMISSIONS_CREATE">
            <Button iconStart={<Plus size={16} />} onClick={groupPanel.show}>
              {messages.createGroup}
            </Button>
            <Button variant="primary" iconStart={<Plus size={16} />} onClick={permissionPanel.show}>
              {messages.createPermission}
            </Button>
          </Can>
        }
      >
        {(permissions) => <PermissionTable permissions={permissions} />}
      </AccessList>
      {groupPanel.element}
      {permissionPanel.element}
    </>
  )
}
