import {
  addPolicyPermissions,
  permissionCountQuery,
  permissionsQuery,
  type Permission,
  type PolicyDetail,
} from '@ssp/api'
import { PickerPanel, useAction, useMessages, type PanelProps } from '@ssp/feature-kit'
import { ChangeFailure } from '../change/change-failure'
import { snapshotOf } from '../change/changes'
import { sharedMessages } from '../shared/messages'
import { usePermissionNames } from '../shared/permission-names'
import { policiesMessages } from './messages'

/** Props of `PermissionPickerPanel`. */
export interface PermissionPickerPanelProps extends PanelProps {
  policy: PolicyDetail
  /** ETag of `policy`. */
  etag: string | undefined
}

/** Adds permissions to a policy, one at a time. */
export function PermissionPickerPanel({ policy, etag, ...panel }: PermissionPickerPanelProps) {
  const { picker: messages, detail } = useMessages(policiesMessages)
  const { notYours } = useMessages(sharedMessages)
  const names = usePermissionNames()
  const add = useAction({
    send: ({ linkId, permissionId }: { linkId: string; permissionId: string; before: PolicyDetail }, api) =>
      addPolicyPermissions(api, { policyId: policy.id, links: [{ id: linkId, permissionId }], ifMatch: etag }),
    key: ({ permissionId }) => permissionId,
    confirm: () => ({ title: detail.confirmAdd, confirmLabel: detail.add }),
    invalidates: addPolicyPermissions.changes,
    done: detail.added,
    failed: null,
  })
  // The server excludes the permissions of the policy, so that pages and count agree (decision 101).
  const excludePolicyId = policy.id
  return (
    <PickerPanel<Permission[]>
      {...panel}
      messages={messages}
      page={(api, args) => permissionsQuery(api, { ...args, excludePolicyId })}
      count={(api, args) => permissionCountQuery(api, { ...args, excludePolicyId })}
      row={({ id, name, group, grantable = true }) => ({
        id,
        name,
        meta: names.group(group),
        unavailable: grantable ? undefined : notYours,
      })}
      pendingKey={add.pendingKey}
      onAdd={({ id }) => add.run({ linkId: crypto.randomUUID(), permissionId: id, before: policy })}
      note={
        add.error && (
          <ChangeFailure error={add.error.error} before={snapshotOf(add.error.input.before)} title={detail.unchanged} />
        )
      }
    />
  )
}
