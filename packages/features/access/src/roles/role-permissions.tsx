import type { Permission } from '@ssp/api'
import { QueryView, useClient, useMessages, VirtualGroups, type QueryLike } from '@ssp/feature-kit'
import { Card, Empty, Skeleton } from '@ssp/ui'
import { policiesMessages } from '../policies/messages'
import { PolicyGroup } from '../policies/policy-group'
import { groupBy } from '../shared/groups'
import { usePermissionNames } from '../shared/permission-names'
import * as areas from '../shared/permission-areas.css'
import { rolesMessages } from './messages'
import * as styles from './role-view.css'

/** The permissions of all policies of the role together, including what a view permission gives without strict rights. */
export function RolePermissions({ query }: { query: QueryLike<Permission[]> }) {
  const { detail: messages } = useMessages(rolesMessages)
  const { detail: texts } = useMessages(policiesMessages)
  const givesChanges = useClient().strictRights === false
  const names = usePermissionNames()
  return (
    <Card title={messages.allows}>
      <QueryView query={query} errorTitle={messages.allowsFailed} skeleton={<Skeleton height="8rem" />}>
        {(permissions) => (
          <>
            <p className={styles.meta}>{givesChanges ? messages.allowsMore : messages.allowsOnly}</p>
            {permissions.length === 0 && <Empty title={texts.empty} />}
            <VirtualGroups groups={groupBy(distinct(permissions), groupOf)} className={areas.groups}>
              {({ name, isFirst, rows }) => (
                <PolicyGroup
                  name={name}
                  isFirst={isFirst}
                  rows={rows}
                  messages={texts}
                  names={names}
                  givesChanges={givesChanges}
                  pending={null}
                  onRemove={undefined}
                />
              )}
            </VirtualGroups>
          </>
        )}
      </QueryView>
    </Card>
  )
}

const groupOf = ({ group }: Permission) => group

const distinct = (permissions: readonly Permission[]): Permission[] => [
  ...new Map(permissions.map((permission) => [permission.id, permission])).values(),
]
