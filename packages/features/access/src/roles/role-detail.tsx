import { addPolicyToRole, removePolicyFromRole, removeRole, rolePolicyImpactQuery, type Role } from '@ssp/api'
import { HistoryPanel } from '@ssp/audit-log'
import { useApi, useCan, useHref, useMessages, useNavigate } from '@ssp/feature-kit'
import { Button, lazyOverlay, type MenuAction } from '@ssp/ui'
import { useQueryClient } from '@tanstack/react-query'
import { Pencil, Plus, Trash2 } from 'lucide-react'
import { ChangeNote } from '../change/change-note'
import { snapshotOf } from '../change/changes'
import { invalidateAccess } from '../change/invalidate-access'
import { RemovalImpact } from '../change/removal-impact'
import { useAskedChange } from '../change/use-asked-change'
import { usePanel } from '../panel/use-panel'
import { usePicker } from '../picker/use-picker'
import { rolesMessages } from './messages'
import { PolicyPicker } from './policy-picker'
import { RoleView } from './role-view'

const RenameRolePanel = lazyOverlay(async () => (await import('./role-panels')).RenameRolePanel)

/** Props of `RoleDetail`. */
export interface RoleDetailProps {
  role: Role
  /** The version of `role`; every change names it. */
  etag: string | undefined
}

/** A role with what can be done to it. */
export function RoleDetail({ role, etag }: RoleDetailProps) {
  const api = useApi()
  const can = useCan()
  const href = useHref()
  const navigate = useNavigate()
  const queries = useQueryClient()
  const messages = useMessages(rolesMessages).detail
  const picker = usePicker()
  const reload = () => invalidateAccess(api, queries)
  const rename = usePanel((place) => <RenameRolePanel {...place} role={role} etag={etag} reload={reload} />)
  const before = snapshotOf(role)
  const { ask, pending, refused } = useAskedChange(reload)
  const mayUpdate = can('ROLES_UPDATE') && !role.readOnly

  const add = (policyId: string) =>
    void ask({
      id: policyId,
      before,
      question: { title: messages.confirmAdd, confirmLabel: messages.add },
      send: () => addPolicyToRole(api, role.id, policyId, etag),
      done: messages.added,
    })
  const remove = (policyId: string, label: string) =>
    void ask({
      id: policyId,
      before,
      question: {
        title: messages.confirmRemove,
        text: <RemovalImpact query={rolePolicyImpactQuery(api, role.id, policyId)} />,
        loses: label,
        confirmLabel: messages.remove,
        destructive: true,
      },
      send: () => removePolicyFromRole(api, role.id, policyId, etag),
      done: messages.removed,
    })
  const removeRoleItself = () =>
    ask({
      id: role.id,
      before,
      question: {
        title: messages.confirmDelete(role.label),
        loses: messages.deleteLoses,
        confirmLabel: messages.delete,
        destructive: true,
      },
      send: async () => {
        await removeRole(api, role.id, etag)
        navigate('/access/roles', { replace: true })
      },
      done: messages.deleted,
    })

  const actions: MenuAction[] = [
    ...(mayUpdate ? [{ id: 'rename', label: messages.rename, icon: <Pencil size={16} />, onAction: rename.show }] : []),
    ...(can('ROLES_DELETE') && !role.readOnly
      ? [
          {
            id: 'delete',
            label: role.user_roles_count > 0 ? messages.deleteUsed : messages.delete,
            icon: <Trash2 size={16} />,
            danger: true,
            disabled: role.user_roles_count > 0,
            onAction: () => void removeRoleItself(),
          },
        ]
      : []),
  ]
  const note = refused && <ChangeNote error={refused.error} before={refused.before} title={messages.unchanged} />

  return (
    <>
      <RoleView
        role={role}
        listHref={href('/access/roles')}
        policyHref={(name) => href(`/access/policies/${encodeURIComponent(name)}`)}
        actions={actions}
        action={
          mayUpdate && (
            <Button variant="primary" iconStart={<Plus size={16} />} onClick={picker.show}>
              {messages.add}
            </Button>
          )
        }
        note={!picker.open && note}
        history={<HistoryPanel kind="role" id={role.id} />}
        pending={pending}
        onRemove={mayUpdate ? remove : undefined}
      />
      <PolicyPicker
        picker={picker}
        held={role.policies.map(({ policy_id }) => policy_id)}
        pending={pending}
        onAdd={add}
        note={note}
      />
      {rename.element}
    </>
  )
}
