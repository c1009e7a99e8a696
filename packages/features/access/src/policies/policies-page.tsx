import { policiesQuery, policyCountQuery, type Policy } from '@ssp/api'
import {
  CreateButton,
  IconTile,
  lazyPanel,
  ListPage,
  slugText,
  useCan,
  useHasDraft,
  useHref,
  useMessages,
  usePanel,
} from '@ssp/feature-kit'
import type { TableColumn } from '@ssp/ui'
import { useMemo } from 'react'
import { badgedName, platformBadge } from '../list/badges'
import { countLink } from '../list/count-link'
import { listMessages } from '../list/messages'
import { DRAFTS } from '../model/drafts'
import { firstLetter } from '../model/first-letter'
import { policiesMessages } from './messages'

const DEFAULTS = { sort: 'label' } as const
const CreatePolicyPanel = lazyPanel(async () => (await import('./create-policy-panel')).CreatePolicyPanel)

const letterOf = ({ label }: Policy) => <IconTile>{firstLetter(label).toLocaleUpperCase()}</IconTile>

const usesOf = ({ permissionsCount, rolesCount }: Policy, messages: typeof policiesMessages.messages) =>
  [
    permissionsCount !== undefined && messages.permissions(permissionsCount),
    rolesCount !== undefined && messages.roles(rolesCount),
  ]
    .filter(Boolean)
    .join(', ')

/** `/access/policies`: the policies in cards, ten to a page at first (spec 1 sections 2.11 and 9). */
export function PoliciesPage() {
  const href = useHref()
  const seesRoles = useCan()('ROLES_VIEW')
  const messages = useMessages(policiesMessages)
  const list = useMessages(listMessages)
  const create = usePanel(CreatePolicyPanel, useHasDraft(DRAFTS.policy))
  const columns = useMemo(
    (): TableColumn<Policy>[] => [
      {
        key: 'label',
        header: messages.columns.label,
        sortable: true,
        cell: (policy) => badgedName(policy.label, platformBadge(policy)),
      },
      { key: 'name', header: messages.columns.name, cell: ({ name }) => slugText(name) },
      {
        key: 'permissions',
        header: messages.columns.permissions,
        kind: 'number',
        cell: ({ permissionsCount }) => permissionsCount,
      },
      {
        key: 'roles',
        header: messages.columns.roles,
        kind: 'number',
        cell: ({ id, label, rolesCount: count }) =>
          count !== undefined &&
          countLink(count, seesRoles && href(`/access/roles?policyId=${id}`), messages.rolesOf(count, label)),
      },
    ],
    [messages, href, seesRoles],
  )
  return (
    <>
      <ListPage
        views="policies"
        defaults={DEFAULTS}
        messages={{ ...list, ...messages }}
        page={policiesQuery}
        count={policyCountQuery}
        rowName={({ label }) => label}
        rowHref={({ name }) => href(`/access/policies/${encodeURIComponent(name)}`)}
        columns={columns}
        card={(policy) => ({
          media: letterOf(policy),
          lines: [slugText(policy.name), usesOf(policy, messages)],
          badges: platformBadge(policy),
        })}
        action={
          <CreateButton permission="POLICIES_CREATE" panel={create}>
            {messages.create}
          </CreateButton>
        }
      />
      {create.element}
    </>
  )
}
