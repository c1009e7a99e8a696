import { userCountQuery, usersQuery } from '@ssp/api'
import { useHref, useMessages } from '@ssp/feature-kit'
import { EntryList } from '../list/entry-list'
import { usersMessages } from './messages'
import { statusMessages } from '../status/messages'
import { useCreateUserModal } from './use-create-user-modal'

const queries = { page: usersQuery, count: userCountQuery }

/** `/access/users`: the users of the client in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function UsersPage() {
  const href = useHref()
  const messages = useMessages(usersMessages)
  const { inactive } = useMessages(statusMessages)
  const modal = useCreateUserModal()
  return (
    <>
      <EntryList
        queries={queries}
        messages={messages}
        permission="USERS_CREATE"
        onCreate={modal.show}
        onPrepare={modal.preload}
        entryOf={({ id, label, username, email, role_label, status }) => ({
          id,
          label,
          note: status === 'inactive' ? inactive : undefined,
          meta: role_label || messages.noRole,
          cells: [username, email, role_label || messages.noRole],
          href: href(`/access/users/${encodeURIComponent(username)}`),
        })}
      />
      {modal.element}
    </>
  )
}
