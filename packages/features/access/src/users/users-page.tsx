import { userCountQuery, usersQuery } from '@ssp/api'
import { useHref } from '@ssp/feature-kit'
import { EntryList } from '../list/entry-list'
import { useWords } from '../use-words'
import { useCreateUserModal } from './use-create-user-modal'

const queries = { page: usersQuery, count: userCountQuery }

/** `/access/users`: the users of the client in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function UsersPage() {
  const href = useHref()
  const texts = useWords()
  const words = texts.users
  const modal = useCreateUserModal()
  return (
    <>
      <EntryList
        queries={queries}
        words={words}
        permission="USERS_CREATE"
        onCreate={modal.show}
        onPrepare={modal.preload}
        entryOf={({ id, label, username, email, role_label, status }) => ({
          id,
          label,
          note: status === 'inactive' ? texts.status.inactive : undefined,
          meta: role_label || words.noRole,
          cells: [username, email, role_label || words.noRole],
          href: href(`/access/users/${encodeURIComponent(username)}`),
        })}
      />
      {modal.element}
    </>
  )
}
