import { employeeQuery, recordProfileView } from '@ssp/api'
import {
  ActionFailure,
  avatarOf,
  RecordView,
  useApi,
  useCan,
  useHref,
  useLocation,
  useMessages,
  useTitle,
  type RouteParams,
} from '@ssp/feature-kit'
import { Avatar, Badge, Button, Loading, PageHeader, Skeleton, TabLinks } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { lazy, Suspense, useEffect } from 'react'
import { employeeMessages } from '../messages'
import { displayName, untitledName } from '../model/person'
import { useEmployeeActions } from './actions/use-employee-actions'
import * as styles from './employee-shell.css'
import { employeeDetailMessages } from './messages'
import type { EmployeeTabProps } from './tab-props'
import { employeeTabs, tabAt } from './tabs'

const CONTENT = Object.fromEntries(
  employeeTabs.map(({ id, load }) => [id, lazy(async () => ({ default: await load() }))] as const),
)

/** `/employees/:id/<tab>`: the employee with header, actions and the tab in the address (spec 2 section 2). */
export function EmployeePage({ params: { id = '' } }: RouteParams) {
  const api = useApi()
  const query = useQuery(employeeQuery(api, id))
  const listHref = useHref()('/employees')
  const messages = useMessages(employeeDetailMessages)
  const seen = query.data?.employee?.id
  // Failures are ignored, because the page does not depend on the log (2-decisions 124).
  useEffect(() => {
    if (seen) recordProfileView(api, { employeeId: seen }).catch(() => undefined)
  }, [api, seen])
  return (
    <RecordView query={query} skeleton={<EmployeeSkeleton />} messages={messages} listHref={listHref}>
      {({ employee, ...more }) =>
        employee && <EmployeeShell key={employee.id} employee={employee} {...more} listHref={listHref} />
      }
    </RecordView>
  )
}

interface EmployeeShellProps extends EmployeeTabProps {
  /** Address of the employees list. */
  listHref: string
}

/** One employee: profile, actions, and the tab in the address. */
function EmployeeShell({ listHref, ...props }: EmployeeShellProps) {
  const { employee, merged } = props
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
            {merged.map((into) => (
              <Badge key={into.id} tone="info">
                {messages.mergedInto(displayName(into, person.unnamed))}
              </Badge>
            ))}
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

/** The page while it loads, with the dimensions of the loaded page. */
function EmployeeSkeleton() {
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
