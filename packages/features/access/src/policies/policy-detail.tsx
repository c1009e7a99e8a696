import {
  addPolicyPermissions,
  permissionsQuery,
  policyPermissionImpactQuery,
  removePolicyPermission,
  type Permission,
  type PolicyDetail as Policy,
} from '@ssp/api'
import { useApi, useCan, useHref, useMessages } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ChangeNote } from '../change/change-note'
import { snapshotOf } from '../change/changes'
import { invalidateAccess } from '../change/invalidate-access'
import { RemovalImpact } from '../change/removal-impact'
import { useAskedChange } from '../change/use-asked-change'
import { usePicker } from '../picker/use-picker'
import { policiesMessages } from './messages'
import { PermissionPicker } from './permission-picker'
import { PolicyView } from './policy-view'

/** The first permission list of the page (spec 1 section 9): enough to know whether anything is left to add. */
const FIRST_LIMIT = 2

/** Props of `PolicyDetail`. */
export interface PolicyDetailProps {
  policy: Policy
  /** The version of `policy`; every change names it. */
  etag: string | undefined
}

/** A policy with what can be done to it. */
export function PolicyDetail({ policy, etag }: PolicyDetailProps) {
  const api = useApi()
  const can = useCan()
  const href = useHref()
  const queries = useQueryClient()
  const messages = useMessages(policiesMessages).detail
  const picker = usePicker()
  const addable = useQuery(permissionsQuery(api, { page: 0, limit: FIRST_LIMIT, excludePolicyId: policy.id }))
  const { ask, pending, refused } = useAskedChange(() => invalidateAccess(api, queries))
  const mayUpdate = can('POLICIES_UPDATE') && !policy.readOnly
  const nothingLeft = addable.data?.length === 0

  const add = (permissionId: string) => {
    const link = { id: crypto.randomUUID(), permissionId }
    void ask({
      id: permissionId,
      before: snapshotOf(policy),
      question: { title: messages.confirmAdd, confirmLabel: messages.add },
      send: () => addPolicyPermissions(api, policy.id, [link], etag),
      done: messages.added,
    })
  }
  const remove = ({ id, name }: Permission) =>
    void ask({
      id,
      before: snapshotOf(policy),
      question: {
        title: messages.confirmRemove,
        text: <RemovalImpact query={policyPermissionImpactQuery(api, policy.id, id)} />,
        loses: name,
        confirmLabel: messages.remove,
        destructive: true,
      },
      send: () => removePolicyPermission(api, policy.id, id, etag),
      done: messages.removed,
    })
  const note = refused && <ChangeNote error={refused.error} before={refused.before} title={messages.unchanged} />

  return (
    <>
      <PolicyView
        policy={policy}
        listHref={href('/access/policies')}
        action={
          mayUpdate && (
            <Button
              variant="primary"
              iconStart={<Plus size={16} />}
              disabled={nothingLeft}
              title={nothingLeft ? messages.allGranted : undefined}
              onClick={picker.show}
            >
              {messages.add}
            </Button>
          )
        }
        note={!picker.open && note}
        pending={pending}
        onRemove={mayUpdate ? remove : undefined}
      />
      <PermissionPicker picker={picker} policyId={policy.id} pending={pending} onAdd={add} note={note} />
    </>
  )
}
