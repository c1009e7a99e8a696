import type { Permission, PolicyDetail } from '@ssp/api'
import { useClient, useMessages, VirtualGroups } from '@ssp/feature-kit'
import { Banner, Card, Empty, PageHeader, Skeleton, useFocusAfterRemoval, type PageHeaderProps } from '@ssp/ui'
import { useCallback, useLayoutEffect, useMemo, useRef, type ReactNode } from 'react'
import { platformBadge } from '../list/badges'
import { groupBy } from '../shared/groups'
import { usePermissionNames } from '../shared/permission-names'
import { policiesMessages } from './messages'
import { PolicyGroup } from './policy-group'
import * as areas from '../shared/permission-areas.css'
import * as styles from './policy-view.css'

/** Props of `PolicyView`. */
export interface PolicyViewProps extends Pick<PageHeaderProps, 'action'> {
  policy: PolicyDetail
  /** Address of the policies list. */
  listHref: string
  /** Error of the last change. */
  note?: ReactNode
  /** Id of the permission that is being removed. */
  pending: string | null
  /** Called with the permission to remove; undefined if the policy cannot be changed. */
  onRemove: ((permission: Permission) => unknown) | undefined
}

const groupOf = ({ group }: Permission) => group

/** One policy with its permissions, grouped (R1-238). More than 120 are virtualised. */
export function PolicyView({ policy, listHref, action, note, pending, onRemove }: PolicyViewProps) {
  const { title, detail: messages } = useMessages(policiesMessages)
  const names = usePermissionNames()
  const givesChanges = useClient().strictRights === false
  const groups = useMemo(() => groupBy(policy.permissions, groupOf), [policy.permissions])
  const latest = useRef(onRemove)
  useLayoutEffect(() => {
    latest.current = onRemove
  })
  const page = useFocusAfterRemoval<HTMLDivElement>()
  const remove = useCallback((permission: Permission) => latest.current?.(permission), [])
  return (
    <div ref={page} className={styles.page}>
      <PageHeader
        breadcrumbs={[{ label: title, href: listHref }]}
        title={policy.label}
        facts={
          <span className={styles.facts}>
            <span>{messages.count(policy.permissions.length)}</span>
            <span>{policy.name}</span>
            {platformBadge(policy)}
          </span>
        }
        action={action}
      />
      {policy.readOnly && <Banner kind="info" text={messages.readOnly} />}
      {policy.heldBeyondReach && <Banner kind="info" text={messages.heldBeyond} />}
      {note}
      <Card>
        {groups.length === 0 && <Empty title={messages.empty} />}
        <VirtualGroups groups={groups} className={areas.groups}>
          {({ name, isFirst, rows }) => (
            <PolicyGroup
              name={name}
              isFirst={isFirst}
              rows={rows}
              messages={messages}
              names={names}
              givesChanges={givesChanges}
              pending={rows.some(({ id }) => id === pending) ? pending : null}
              onRemove={onRemove && remove}
            />
          )}
        </VirtualGroups>
      </Card>
    </div>
  )
}

/** The page while it loads. */
export function PolicySkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width="14rem" height="4rem" />
      <Card>
        <div className={areas.groups}>
          {Array.from({ length: 5 }, (_, index) => (
            <div key={index} className={areas.group}>
              <Skeleton width="6rem" height="1.5rem" />
              <Skeleton width="80%" height="2.5rem" />
            </div>
          ))}
        </div>
      </Card>
    </div>
  )
}
