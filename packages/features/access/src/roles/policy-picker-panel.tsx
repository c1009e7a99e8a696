import { addPolicyToRole, policiesQuery, policyCountQuery, type Policy, type Role } from '@ssp/api'
import { PickerPanel, useAction, useMessages, type PanelProps } from '@ssp/feature-kit'
import { ChangeFailure } from '../change/change-failure'
import { snapshotOf } from '../change/changes'
import { rolesMessages } from './messages'

/** Props of `PolicyPickerPanel`. */
export interface PolicyPickerPanelProps extends PanelProps {
  role: Role
  /** ETag of `role`. */
  etag: string | undefined
}

/** Adds policies to a role, one at a time. */
export function PolicyPickerPanel({ role, etag, ...panel }: PolicyPickerPanelProps) {
  const { picker: messages, detail } = useMessages(rolesMessages)
  const add = useAction({
    send: ({ policyId }: { policyId: string; before: Role }, api) =>
      addPolicyToRole(api, { roleId: role.id, policyId, ifMatch: etag }),
    key: ({ policyId }) => policyId,
    confirm: () => ({ title: detail.confirmAdd, confirmLabel: detail.add }),
    invalidates: addPolicyToRole.changes,
    done: detail.added,
    failed: null,
  })
  const unavailable = ({ id, grantable = true }: Policy) => {
    if (role.policies.some(({ policy_id }) => policy_id === id)) return messages.held
    return grantable ? undefined : messages.notYours
  }
  const rowOf = (policy: Policy) => ({
    id: policy.id,
    name: policy.label,
    meta: policy.name,
    unavailable: unavailable(policy),
  })
  return (
    <PickerPanel
      {...panel}
      messages={messages}
      page={policiesQuery}
      count={policyCountQuery}
      row={rowOf}
      pendingKey={add.pendingKey}
      onAdd={({ id }) => add.run({ policyId: id, before: role })}
      note={
        add.error && (
          <ChangeFailure error={add.error.error} before={snapshotOf(add.error.input.before)} title={detail.unchanged} />
        )
      }
    />
  )
}
