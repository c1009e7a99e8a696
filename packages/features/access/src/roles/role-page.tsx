import { policyQuery, removePolicyFromRole, removeRole, rolePolicyImpactQuery, roleQuery, type Role } from '@ssp/api'
import { HistoryPanel } from '@ssp/audit-log'
import {
  lazyPanel,
  RecordView,
  useAction,
  useApi,
  useCan,
  useHref,
  useMessages,
  useNavigate,
  usePanel,
  type RouteParams,
} from '@ssp/feature-kit'
import { Button, type MenuAction } from '@ssp/ui'
import { useQueries, useQuery } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { ChangeFailure } from '../change/change-failure'
import { snapshotOf } from '../change/changes'
import { removalImpact } from '../change/removal-impact'
import { StrictRightsNotice } from '../strict-rights/strict-rights-notice'
import { useTurnOn } from '../strict-rights/use-turn-on'
import { rolesMessages } from './messages'
import { PolicyPickerPanel } from './policy-picker-panel'
import { RolePermissions } from './role-permissions'
import { RoleSkeleton, RoleView } from './role-view'

const RenameRolePanel = lazyPanel(async () => (await import('./role-panels')).RenameRolePanel)

/** `/access/role/:name`: one role by the name in the address (R1-065). */
export function RolePage({ params }: RouteParams) {
  const query = useQuery(roleQuery(useApi(), params['name'] ?? ''))
  const listHref = useHref()('/access/roles')
  const messages = useMessages(rolesMessages).detail
  return (
    <RecordView query={query} skeleton={<RoleSkeleton />} messages={messages} listHref={listHref}>
      {({ record, etag }) => record && <RoleDetail key={record.id} role={record} etag={etag} />}
    </RecordView>
  )
}

/** A role with its actions. */
function RoleDetail({ role, etag }: { role: Role; etag: string | undefined }) {
  const api = useApi()
  const can = useCan()
  const href = useHref()
  const navigate = useNavigate()
  const messages = useMessages(rolesMessages).detail
  const current = { role, etag }
  const rename = usePanel(RenameRolePanel, false, current)
  const picker = usePanel(PolicyPickerPanel, false, current)
  const isFixed = role.readOnly || role.heldBeyondReach === true
  const mayUpdate = can('ROLES_UPDATE') && !isFixed

  const removePolicy = useAction({
    send: ({ policyId }: { policyId: string; label: string; before: Role }) =>
      removePolicyFromRole(api, { roleId: role.id, policyId, ifMatch: etag }),
    key: ({ policyId }) => policyId,
    confirm: ({ policyId, label }) => ({
      title: messages.confirmRemove,
      text: removalImpact(rolePolicyImpactQuery(api, { roleId: role.id, policyId })),
      loses: label,
      confirmLabel: messages.remove,
      destructive: true,
    }),
    invalidates: removePolicyFromRole.changes,
    done: messages.removed,
    failed: null,
  })
  const remove = useAction({
    send: ({ before }: { before: Role }) => removeRole(api, { roleId: before.id, ifMatch: etag }),
    confirm: () => ({
      title: messages.confirmDelete(role.label),
      loses: messages.deleteLoses,
      confirmLabel: messages.delete,
      destructive: true,
    }),
    invalidates: removeRole.changes,
    done: messages.deleted,
    leave: () => navigate('/access/roles', { replace: true }),
    failed: null,
  })

  const failure = removePolicy.error ?? remove.error
  const isUsed = role.user_roles_count > 0
  const actions: MenuAction[] = [
    ...(mayUpdate
      ? [{ id: 'rename', label: messages.rename, icon: <Pencil size={16} />, onAction: () => rename.open() }]
      : []),
    ...(can('ROLES_DELETE') && !isFixed
      ? [
          {
            id: 'delete',
            label: isUsed ? messages.deleteUsed : messages.delete,
            icon: <Trash2 size={16} />,
            danger: true,
            disabled: isUsed,
            onAction: () => void remove.run({ before: role }),
          },
        ]
      : []),
  ]

  return (
    <>
      <RoleView
        role={role}
        listHref={href('/access/roles')}
        policyHref={(name) => href(`/access/policies/${encodeURIComponent(name)}`)}
        actions={actions}
        action={
          mayUpdate && (
            <Button variant="primary" iconStart={<Plus size={16} />} onClick={() => picker.open()}>
              {messages.add}
            </Button>
          )
        }
        note={
          <>
            <StrictRightsNotice turnOn={useTurnOn()} />
            {failure && (
              <ChangeFailure
                error={failure.error}
                before={snapshotOf(failure.input.before)}
                title={messages.unchanged}
              />
            )}
          </>
        }
        allows={can('POLICIES_VIEW') && role.policies.length > 0 && <Allowed policies={role.policies} />}
        history={<HistoryPanel kind="role" id={role.id} />}
        pending={removePolicy.pendingKey}
        onRemove={mayUpdate ? (policyId, label) => removePolicy.run({ policyId, label, before: role }) : undefined}
      />
      {picker.element}
      {rename.element}
    </>
  )
}

/** Reads all policies, for users who may. */
function Allowed({ policies }: Pick<Role, 'policies'>) {
  const api = useApi()
  const query = useQueries({
    queries: policies.map(({ name }) => policyQuery(api, name)),
    combine: (results) => ({
      data: results.every(({ data }) => data !== undefined)
        ? results.flatMap(({ data }) => data?.record?.permissions ?? [])
        : undefined,
      error: results.find(({ error }) => error)?.error ?? null,
      isFetching: results.some(({ isFetching }) => isFetching),
      refetch: () => Promise.all(results.map(({ refetch }) => refetch())),
    }),
  })
  return <RolePermissions query={query} />
}
