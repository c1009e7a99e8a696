import { policiesQuery, roleCountQuery, rolesQuery, type Role } from '@ssp/api'
import {
  CreateButton,
  defineFilters,
  IconTile,
  lazyPanel,
  ListPage,
  recordId,
  useCan,
  useHasDraft,
  useHref,
  useListFilter,
  useMessages,
  usePanel,
  useRecordOptions,
} from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { UserRoundCog } from 'lucide-react'
import { useMemo, useState } from 'react'
import { badgedName, platformBadge } from '../list/badges'
import { countLink } from '../list/count-link'
import { listMessages } from '../list/messages'
import { DRAFTS } from '../model/drafts'
import { StrictRightsNotice } from '../strict-rights/strict-rights-notice'
import { useTurnOn } from '../strict-rights/use-turn-on'
import { rolesMessages } from './messages'

const filters = defineFilters({ policyId: recordId() })
const DEFAULTS = { sort: 'label' } as const
const CreateRolePanel = lazyPanel(async () => (await import('./role-panels')).CreateRolePanel)

const icon = (
  <IconTile>
    <UserRoundCog size={20} />
  </IconTile>
)

/** `/access/roles`: the roles in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function RolesPage() {
  const href = useHref()
  const can = useCan()
  const [seesUsers, seesPolicies] = [can('USERS_VIEW'), can('POLICIES_VIEW')]
  const messages = useMessages(rolesMessages)
  const list = useMessages(listMessages)
  const chosen = useListFilter(filters).policyId
  const [isFiltering, setFiltering] = useState(false)
  const policyId = useRecordOptions({
    page: policiesQuery,
    option: ({ id, label }) => ({ value: id, label }),
    chosen: seesPolicies ? chosen : undefined,
    isOpen: seesPolicies && isFiltering,
  })
  const create = usePanel(CreateRolePanel, useHasDraft(DRAFTS.role))
  const columns = useMemo(
    (): TableColumn<Role>[] => [
      {
        key: 'label',
        header: messages.columns.label,
        sortable: true,
        cell: (role) => badgedName(role.label, platformBadge(role)),
      },
      { key: 'name', header: messages.columns.name, cell: ({ name }) => name },
      { key: 'policies', header: messages.columns.policies, kind: 'number', cell: ({ policies }) => policies.length },
      {
        key: 'accounts',
        header: messages.columns.accounts,
        kind: 'number',
        cell: ({ id, label, user_roles_count: count }) =>
          countLink(count, seesUsers && href(`/access/users?roleId=${id}`), messages.accountsOf(count, label)),
      },
    ],
    [messages, href, seesUsers],
  )
  return (
    <>
      <ListPage
        views="roles"
        defaults={DEFAULTS}
        messages={{ ...list, ...messages }}
        page={rolesQuery}
        count={roleCountQuery}
        {...(seesPolicies && { filters })}
        filterOptions={{ policyId }}
        onPreloadFilters={() => setFiltering(true)}
        notice={<StrictRightsNotice turnOn={useTurnOn()} />}
        rowName={({ label }) => label}
        rowHref={({ name }) => href(`/access/role/${encodeURIComponent(name)}`)}
        columns={columns}
        card={(role) => ({
          media: icon,
          lines: [messages.accounts(role.user_roles_count), messages.policies(role.policies.length)],
          badges: platformBadge(role),
        })}
        action={
          <CreateButton permission="ROLES_CREATE" panel={create}>
            {messages.create}
          </CreateButton>
        }
      />
      {create.element}
    </>
  )
}
