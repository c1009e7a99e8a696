import { ActionFailure, avatarOf, useCan, useHref, useLocation, useMessages, useTitle } from '@ssp/feature-kit'
import { Avatar, Badge, Button, Loading, PageHeader, Skeleton, TabLinks } from '@ssp/ui'
import { Pencil } from 'lucide-react'
import { lazy, Suspense } from 'react'
import { employeeMessages } from '../messages'
import { useEmployeeActions } from './actions/use-employee-actions'
import { displayName, untitledName } from '../model/person'
import * as styles from './employee-shell.css'
import { employeeDetailMessages } from './messages'
import { employeeTabs, tabAt } from './tabs'
import type { EmployeeTabProps } from './tab-props'

const CONTENT = Object.fromEntries(
  employeeTabs.map(({ id, load }) => [id, lazy(async () => ({ default: await load() }))] as const),
)

/** Props of `EmployeeShell`. */
export interface EmployeeShellProps extends EmployeeTabProps {
  /** Address of the employees list. */
  listHref: string
}

/** One employee: who it is, what can be done, and the tab that the address names. */
export function EmployeeShell({ listHref, ...props }: EmployeeShellProps) {
  const { employee } = props
  const messages = useMessages(employeeDetailMessages)
  const person = useMessages(employeeMessages)
  const tabTitle = useTitle()
  const can = useCan()
  const href = useHref()
  const current = tabAt(useLocation().pathname)
  const Content = CONTENT[current?.id ?? '']
  const name = displayName(employee, person.unnamed)
  const { actions, edit, mergeError, element } = useEmployeeActions(props)
  return (
    <div className={styles.page}>
      <PageHeader
        image={<Avatar name={untitledName(employee, name)} src={avatarOf(employee.additionalData)} size="xl" />}
        backHref={listHref}
        backLabel={messages.back}
        title={
          <>
            {name} {employee.is_demo && <Badge tone="info">{messages.demoAccount}</Badge>}
          </>
        }
        facts={
          <>
            {employee.registeredDt ? (
              <Badge tone="success">{messages.registered}</Badge>
            ) : (
              <Badge tone="neutral">{messages.notRegistered}</Badge>
            )}
            {employee.deactivatedDt && <Badge tone="warning">{messages.deactivated}</Badge>}
            {employee.identifier && <span>{employee.identifier}</span>}
            {employee.email && <span>{employee.email}</span>}
          </>
        }
        action={
          edit && (
            <Button variant="primary" iconStart={<Pencil size={16} />} onClick={edit}>
              {messages.actions.edit}
            </Button>
          )
        }
        actions={actions}
      />
      <ActionFailure error={mergeError} title={messages.actions.mergeFailed} />
      <TabLinks
        label={messages.tabs}
        items={employeeTabs
          .filter(({ permission }) => can(permission))
          .map(({ id, title }) => ({
            label: tabTitle(title),
            href: href(`/employees/${employee.id}/${id}`),
            current: id === current?.id,
          }))}
      />
      {Content && (
        <Suspense fallback={<TabSkeleton />}>
          <Content {...props} />
        </Suspense>
      )}
      {element}
    </div>
  )
}

const TabSkeleton = () => (
  <Loading>
    <Skeleton shape="block" height="20rem" />
  </Loading>
)

/** The page while it loads, in the measures of the real one. */
export function EmployeeSkeleton() {
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <Skeleton shape="circle" width={64} />
        <Skeleton width="14rem" height="4rem" />
      </div>
      <Skeleton width="20rem" height="2.5rem" />
      <Skeleton shape="block" height="20rem" />
    </div>
  )
}
