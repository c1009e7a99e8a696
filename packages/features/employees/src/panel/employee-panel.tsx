import { areaKey, employeeQuery, employeeTeamsQuery, recordProfileView, type Employee } from '@ssp/api'
import {
  ActionFailure,
  avatarOf,
  formatDate,
  formatDateTime,
  isGone,
  QueryFailed,
  RowPanel,
  useApi,
  useHref,
  useMessages,
  type OpenRow,
} from '@ssp/feature-kit'
import {
  Avatar,
  Banner,
  Button,
  ButtonLink,
  DescriptionList,
  Link,
  Loading,
  Menu,
  Skeleton,
  type OverlayProps,
} from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Pencil } from 'lucide-react'
import { useEffect } from 'react'
import { useEmployeeActions } from '../detail/actions/use-employee-actions'
import type { EmployeeTabProps } from '../detail/tab-props'
import { employeeDetailMessages } from '../detail/messages'
import { Status } from '../list/employee-columns'
import { employeeListMessages } from '../list/messages'
import { employeeMessages } from '../messages'
import { displayName, untitledName } from '../model/person'
import { statusOf } from '../model/status'
import * as styles from './employee-panel.css'
import { employeePanelMessages } from './messages'

/** Props of `EmployeePanel`. */
export interface EmployeePanelProps extends OverlayProps {
  /** The shown row of the list. */
  of: OpenRow<Employee>
}

/** An employee beside the list: status, contact and teams, actions, and a link to the page. */
export function EmployeePanel({ of }: EmployeePanelProps) {
  const api = useApi()
  const messages = useMessages(employeePanelMessages)
  const page = useMessages(employeeDetailMessages)
  const { unnamed } = useMessages(employeeMessages)
  const query = useQuery(employeeQuery(api, of.key))
  const read = query.data?.employee
  // As on the page (2-decisions 124).
  const seen = read?.id
  useEffect(() => {
    if (seen) recordProfileView(api, { employeeId: seen }).catch(() => undefined)
  }, [api, seen])
  const employee = read ?? (query.data ? undefined : of.row)
  const title = employee ? displayName(employee, unnamed) : messages.loading
  if (!employee || (query.error && !read))
    return (
      <RowPanel open={of} title={title} actions={<Button onClick={of.close}>{messages.close}</Button>}>
        {query.isPending ? (
          <Loading>
            <Skeleton shape="block" height="16rem" />
          </Loading>
        ) : (
          <QueryFailed query={query} title={page.failed} missing={page.missing} />
        )}
      </RowPanel>
    )
  return (
    <LoadedPanel
      of={of}
      employee={employee}
      etag={query.data?.etag}
      merger={query.data?.merger ?? NONE}
      merged={query.data?.merged ?? NONE}
      isRead={read !== undefined}
      isRemoved={isGone(query.error)}
      title={title}
    />
  )
}

// Enter on a row and a second Enter open the page. A panel that slides in must not be scrolled to.
const focusFirst = (link: HTMLElement | null) => link?.focus({ preventScroll: true })

const NONE: EmployeeTabProps['merged'] = []

interface LoadedPanelProps extends EmployeePanelProps, EmployeeTabProps {
  /** Whether it is the complete record and not only the row of the list, so that it can be changed. */
  isRead: boolean
  /** Whether the employee was removed since; a form over the panel stays open. */
  isRemoved: boolean
  title: string
}

function LoadedPanel({ of, employee, etag, merger, merged, isRead, isRemoved, title }: LoadedPanelProps) {
  const api = useApi()
  const href = useHref()
  const messages = useMessages(employeePanelMessages)
  const list = useMessages(employeeListMessages)
  const page = useMessages(employeeDetailMessages)
  const teams = useQuery(employeeTeamsQuery(api, employee.id))
  const cache = useQueryClient()
  const leave = () => {
    of.close()
    // The list stays; what names the employee would be read while the panel closes.
    void cache.invalidateQueries({
      queryKey: areaKey(api, 'employees'),
      predicate: ({ queryKey }) => !JSON.stringify(queryKey).includes(employee.id),
    })
  }
  const { actions, edit, mergeError, element } = useEmployeeActions({ employee, etag, merger, merged }, leave)
  const labels = teams.data?.map(({ label }) => label) ?? of.row?.teamLabels ?? []
  return (
    <>
      <RowPanel
        open={of}
        title={title}
        actions={
          isRemoved ? (
            <Button onClick={of.close}>{messages.close}</Button>
          ) : (
            <>
              <Menu label={messages.more} actions={actions} />
              {edit && (
                // The version to send with it is read first.
                <Button pending={!isRead} iconStart={<Pencil size={16} />} onClick={edit}>
                  {page.actions.edit}
                </Button>
              )}
              <ButtonLink ref={focusFirst} variant="primary" href={href(`/employees/${employee.id}/info`)}>
                {messages.openPage}
              </ButtonLink>
            </>
          )
        }
      >
        {isRemoved && <Banner kind="warning" text={page.missing} />}
        <div className={styles.head}>
          <Avatar name={untitledName(employee, title)} src={avatarOf(employee.additionalData)} size="xl" />
          <Status status={statusOf(employee)} messages={list} />
        </div>
        <ActionFailure error={mergeError} title={page.actions.mergeFailed} />
        <DescriptionList
          items={[
            { label: page.identifier, value: employee.identifier },
            {
              label: page.email,
              value: employee.email && <Link href={`mailto:${employee.email}`}>{employee.email}</Link>,
            },
            { label: page.mobileNumber, value: employee.mobileNumber },
            { label: page.telephoneNumber, value: employee.telephoneNumber },
            { label: messages.teams, value: labels.join(', ') },
            { label: page.lastLoginDt, value: formatDateTime(employee.lastLoginDt) },
            { label: page.registeredDt, value: formatDate(employee.registeredDt) },
            { label: page.createdDt, value: formatDate(employee.createdDt) },
          ]}
        />
      </RowPanel>
      {element}
    </>
  )
}
