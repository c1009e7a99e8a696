import { rolesQuery, userCountQuery, usersQuery, type User } from '@ssp/api'
import {
  CreateButton,
  defineFilters,
  emailLine,
  emailText,
  formatDate,
  formatDateTime,
  lazyPanel,
  ListPage,
  oneOf,
  recordId,
  useCan,
  useHasDraft,
  useHref,
  useListFilter,
  useMessages,
  usePanel,
  useRecordOptions,
  type Selection,
} from '@ssp/feature-kit'
import { Badge, lazyOverlay, type OverlayProps, type TableColumn } from '@ssp/ui'
import { useMemo, useState, type ReactNode } from 'react'
import { badgedName } from '../list/badges'
import { listMessages } from '../list/messages'
import { DRAFTS } from '../model/drafts'
import { firstLetter } from '../model/first-letter'
import { StrictRightsNotice } from '../strict-rights/strict-rights-notice'
import { useTurnOn } from '../strict-rights/use-turn-on'
import { statusMessages } from '../user/status/messages'
import { usersMessages } from './messages'
import type { SelectedActionsProps } from './selected/selected-actions'

// Locks are shown only to users who can remove them.
const roleFilter = defineFilters({ roleId: recordId() })
const allFilters = defineFilters({ status: oneOf('locked'), roleId: recordId() })
const DEFAULTS = { sort: 'label' } as const
const CreateUserModal = lazyPanel(async () => (await import('../create/create-user-modal')).CreateUserModal)
const SelectedActions = lazyOverlay<SelectedActionsProps & OverlayProps>(
  async () => (await import('./selected/selected-actions')).SelectedActions,
)

/** `/access/users`: the users of the client in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function UsersPage() {
  const href = useHref()
  const messages = useMessages(usersMessages)
  const list = useMessages(listMessages)
  const mayUpdate = useCan()('USERS_UPDATE')
  const filters = mayUpdate ? allFilters : roleFilter
  const [isFiltering, setFiltering] = useState(false)
  const shown = useListFilter(filters)
  const drawActions = (selection: Selection<User>) => (
    <SelectedActions selection={selection} filter={shown} onClose={selection.clear} />
  )
  const roleId = useRecordOptions({
    page: rolesQuery,
    option: ({ id, label }) => ({ value: id, label }),
    chosen: shown.roleId,
    isOpen: isFiltering,
  })
  const create = usePanel(CreateUserModal, useHasDraft(DRAFTS.user))
  const columns = useMemo(
    (): TableColumn<User>[] => [
      {
        key: 'label',
        header: messages.columns.label,
        sortable: true,
        kind: 'person',
        person: ({ label }) => ({ name: firstLetter(label) }),
        cell: (user) => badgedName(user.label, statusBadge(user)),
      },
      { key: 'username', header: messages.columns.username, sortable: true, cell: ({ username }) => username },
      {
        key: 'email',
        header: messages.columns.email,
        kind: 'line',
        cell: ({ email }) => email && emailText(email),
      },
      { key: 'role', header: messages.columns.role, cell: ({ role_label }) => role_label || messages.noRole },
      {
        key: 'lastSignIn',
        header: messages.columns.lastSignIn,
        kind: 'date',
        cell: ({ lastSignInDt }) => (lastSignInDt === null ? messages.never : formatDateTime(lastSignInDt)),
      },
      {
        key: 'restrictions',
        header: messages.columns.restrictions,
        kind: 'number',
        hideBelow: 'md',
        cell: ({ restrictionsCount }) => restrictionsCount || null,
      },
    ],
    [messages],
  )
  return (
    <>
      <ListPage
        views="users"
        defaults={DEFAULTS}
        messages={{ ...list, ...messages }}
        page={usersQuery}
        count={userCountQuery}
        filters={filters}
        filterOptions={{ roleId }}
        onPreloadFilters={() => setFiltering(true)}
        notice={<StrictRightsNotice turnOn={useTurnOn()} />}
        rowName={({ label }) => label}
        rowHref={({ username }) => href(`/access/users/${encodeURIComponent(username)}`)}
        columns={columns}
        bulkAll
        {...(mayUpdate && { bulkActions: drawActions })}
        card={(user) => ({
          image: { name: firstLetter(user.label) },
          lines: [
            user.role_label || messages.noRole,
            user.username,
            user.email && emailLine(user.email),
            ...factsOf(user, messages),
          ],
          badges: statusBadge(user),
        })}
        action={
          <CreateButton permission="USERS_CREATE" panel={create}>
            {messages.create}
          </CreateButton>
        }
      />
      {create.element}
    </>
  )
}

function factsOf({ lastSignInDt, restrictionsCount }: User, messages: typeof usersMessages.messages): ReactNode[] {
  const signedIn = lastSignInDt === null ? messages.neverSignedIn : messages.lastSignIn(formatDate(lastSignInDt))
  return [lastSignInDt !== undefined && signedIn, restrictionsCount ? messages.restrictedOf(restrictionsCount) : null]
}

const statusBadge = ({ status }: User) => status === 'inactive' && <InactiveBadge />

const InactiveBadge = () => <Badge>{useMessages(statusMessages).inactive}</Badge>
