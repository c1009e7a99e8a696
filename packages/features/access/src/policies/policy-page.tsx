import {
  permissionsQuery,
  policyPermissionImpactQuery,
  policyQuery,
  removePolicyPermission,
  type Permission,
  type PolicyDetail as Policy,
} from '@ssp/api'
import {
  RecordView,
  useAction,
  useApi,
  useCan,
  useHref,
  useMessages,
  usePanel,
  type RouteParams,
} from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Plus } from 'lucide-react'
import { ChangeFailure } from '../change/change-failure'
import { snapshotOf } from '../change/changes'
import { removalImpact } from '../change/removal-impact'
import { policiesMessages } from './messages'
import { PermissionPickerPanel } from './permission-picker-panel'
import { PolicySkeleton, PolicyView } from './policy-view'

/** `/access/policies/:name`: one policy by the name in the address (R1-237). */
export function PolicyPage({ params }: RouteParams) {
  const query = useQuery(policyQuery(useApi(), params['name'] ?? ''))
  const listHref = useHref()('/access/policies')
  const messages = useMessages(policiesMessages).detail
  return (
    <RecordView query={query} skeleton={<PolicySkeleton />} messages={messages} listHref={listHref}>
      {({ record, etag }) => <PolicyDetail key={record.id} policy={record} etag={etag} />}
    </RecordView>
  )
}

/** First page of the permissions, which shows whether any are left to add (spec 1 section 9). */
const FIRST_LIMIT = 2

/** A policy with its actions. */
function PolicyDetail({ policy, etag }: { policy: Policy; etag: string | undefined }) {
  const api = useApi()
  const can = useCan()
  const href = useHref()
  const messages = useMessages(policiesMessages).detail
  const picker = usePanel(PermissionPickerPanel, false, { policy, etag })
  const addable = useQuery(permissionsQuery(api, { page: 0, limit: FIRST_LIMIT, excludePolicyId: policy.id }))
  const mayUpdate = can('POLICIES_UPDATE') && !policy.readOnly && !policy.heldBeyondReach
  const nothingLeft = addable.data?.length === 0
  const remove = useAction({
    send: ({ permission }: { permission: Permission; before: Policy }) =>
      removePolicyPermission(api, { policyId: policy.id, permissionId: permission.id, ifMatch: etag }),
    key: ({ permission }) => permission.id,
    confirm: ({ permission }) => ({
      title: messages.confirmRemove,
      text: removalImpact(policyPermissionImpactQuery(api, { policyId: policy.id, permissionId: permission.id })),
      loses: permission.name,
      confirmLabel: messages.remove,
      destructive: true,
    }),
    invalidates: removePolicyPermission.changes,
    done: messages.removed,
    failed: null,
  })

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
              unavailable={nothingLeft ? messages.allGranted : null}
              onClick={() => picker.open()}
            >
              {messages.add}
            </Button>
          )
        }
        note={
          remove.error && (
            <ChangeFailure
              error={remove.error.error}
              before={snapshotOf(remove.error.input.before)}
              title={messages.unchanged}
            />
          )
        }
        pending={remove.pendingKey}
        onRemove={mayUpdate ? (permission) => remove.run({ permission, before: policy }) : undefined}
      />
      {picker.element}
    </>
  )
}
