import { roleCountQuery, rolesQuery } from '@ssp/api'
import { useHref, useMessages } from '@ssp/feature-kit'
import { lazyOverlay } from '@ssp/ui'
import { EntryList } from '../list/entry-list'
import { usePanel } from '../panel/use-panel'
import { rolesMessages } from './messages'

const CreateRolePanel = lazyOverlay(async () => (await import('./role-panels')).CreateRolePanel)

const queries = { page: rolesQuery, count: roleCountQuery }

/** `/access/roles`: the roles in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function RolesPage() {
  const href = useHref()
  const messages = useMessages(rolesMessages)
  const panel = usePanel((place) => <CreateRolePanel {...place} />)
  return (
    <>
      <EntryList
        queries={queries}
        messages={messages}
        permission="ROLES_CREATE"
        onCreate={panel.show}
        entryOf={({ id, name, label, user_roles_count, readOnly }) => ({
          id,
          label,
          readOnly,
          meta: messages.accounts(user_roles_count),
          cells: [name, user_roles_count],
          href: href(`/access/role/${encodeURIComponent(name)}`),
        })}
      />
      {panel.element}
    </>
  )
}
