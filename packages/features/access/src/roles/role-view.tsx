import { useMessages } from '@ssp/feature-kit'
import type { Role } from '@ssp/api'
import {
  Banner,
  Button,
  Card,
  Empty,
  Link,
  PageHeader,
  Skeleton,
  useFocusAfterRemoval,
  type PageHeaderProps,
} from '@ssp/ui'
import type { ReactNode } from 'react'
import { platformBadge } from '../list/badges'
import { rolesMessages } from './messages'
import * as styles from './role-view.css'

/** Props of `RoleView`. */
export interface RoleViewProps extends Pick<PageHeaderProps, 'action' | 'actions'> {
  role: Role
  /** Address of the roles list. */
  listHref: string
  /** Address of a policy. */
  policyHref: (name: string) => string
  /** The combined permissions of its policies. */
  allows?: ReactNode
  /** The last changes of the role. */
  history?: ReactNode
  /** Error of the last change. */
  note?: ReactNode
  /** Id of the policy that is being removed. */
  pending: string | null
  /** Called with the policy to remove; undefined if the role cannot be changed. */
  onRemove: ((policyId: string, label: string) => unknown) | undefined
}

/** A role with the number of its accounts, and its policies (R1-218). */
export function RoleView({
  role,
  listHref,
  policyHref,
  action,
  actions,
  allows,
  history,
  note,
  pending,
  onRemove,
}: RoleViewProps) {
  const { title, accounts, detail: messages } = useMessages(rolesMessages)
  const list = useFocusAfterRemoval<HTMLDivElement>()
  return (
    <div className={styles.page}>
      <PageHeader
        breadcrumbs={[{ label: title, href: listHref }]}
        title={role.label}
        facts={
          <span className={styles.facts}>
            <span>{accounts(role.user_roles_count)}</span>
            <span>{role.name}</span>
            {platformBadge(role)}
          </span>
        }
        action={action}
        actions={actions}
      />
      {role.readOnly && <Banner kind="info" text={messages.readOnly} />}
      {role.heldBeyondReach && <Banner kind="info" text={messages.heldBeyond} />}
      {note}
      <Card ref={list} tabIndex={-1} title={messages.policies} flush>
        {role.policies.length === 0 ? (
          <Empty title={messages.noPolicies} />
        ) : (
          // oxlint-disable-next-line jsx-a11y/no-redundant-roles -- Safari does not expose a list without markers as a list
          <ul role="list" className={styles.rows}>
            {role.policies.map(({ policy_id, name, label }) => (
              <li key={policy_id} className={styles.row}>
                <div className={styles.what}>
                  <Link href={policyHref(name)}>{label}</Link>
                  <span className={styles.meta}>{name}</span>
                </div>
                {onRemove && (
                  <Button
                    size="small"
                    variant="quiet"
                    aria-label={messages.removeOf(label)}
                    pending={pending === policy_id}
                    onClick={() => onRemove(policy_id, label)}
                  >
                    {messages.remove}
                  </Button>
                )}
              </li>
            ))}
          </ul>
        )}
      </Card>
      {allows}
      {history}
    </div>
  )
}

/** The page while it loads. */
export function RoleSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width="14rem" height="4rem" />
      <Skeleton shape="block" height="14rem" />
    </div>
  )
}
