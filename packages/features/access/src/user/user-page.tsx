import { findUserQuery } from '@ssp/api'
import { HistoryPanel } from '@ssp/audit-log'
import {
  formatDate,
  RecordView,
  useApi,
  useHref,
  useLeaveGuard,
  useLocation,
  useMessages,
  useNavigate,
  type RouteParams,
} from '@ssp/feature-kit'
import {
  Avatar,
  Card,
  Disclosure,
  DisclosureGroup,
  PageHeader,
  Skeleton,
  useConfirm,
  useFocusAfterRemoval,
} from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { HelpCircle } from 'lucide-react'
import { startTransition, useCallback, useState } from 'react'
import { firstLetter } from '../model/first-letter'
import { AccountPanel } from './account/account-panel'
import { ChangePicture } from './change-picture'
import { ClientAccessPanel } from './clients/client-access-panel'
import { userMessages } from './messages'
import { PermissionsPanel } from './permissions/permissions-panel'
import { SecureSendPanel } from './secure-send/secure-send-panel'
import { useUserStatus } from './status/use-user-status'
import { UserStatusBadge } from './status/user-status'
import { usePicture } from './use-picture'
import { pressTab, readTab, USER_PANELS, writeTab } from './tab'
import * as styles from './user-detail.css'
import type { UserPanelProps } from './user-panel'

const CONTENT = {
  account: AccountPanel,
  permissions: PermissionsPanel,
  clients: ClientAccessPanel,
  secureSend: SecureSendPanel,
}

/** `/access/users/:name`, named ShowUser: the user with that username (spec 1 section 2.1). */
export function UserPage({ params: { name = '' } }: RouteParams) {
  const query = useQuery(findUserQuery(useApi(), { attribute: 'username', attributeVal: name }))
  const listHref = useHref()('/access/users')
  const messages = useMessages(userMessages)
  return (
    <RecordView query={query} skeleton={<UserDetailSkeleton />} messages={messages} listHref={listHref}>
      {({ record, etag }) => <UserDetail key={record.id} user={record} etag={etag} />}
    </RecordView>
  )
}

/** One user: the profile, and four panels of which at most one is open. */
function UserDetail({ user, etag }: Pick<UserPanelProps, 'user' | 'etag'>) {
  const href = useHref()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const confirm = useConfirm()
  const messages = useMessages(userMessages)
  const [unsaved, setUnsaved] = useState(false)
  const tab = readTab(search)
  useLeaveGuard(unsaved, messages.leave)
  const { actions, notice } = useUserStatus(user, etag)
  const upload = usePicture(user, etag)
  const page = useFocusAfterRemoval<HTMLDivElement>()

  const press = useCallback(
    async (pressed: number) => {
      if (unsaved && !(await confirm({ ...messages.leave, destructive: true }))) return
      setUnsaved(false)
      // A panel of a thousand rows opens and closes in a transition.
      startTransition(() => navigate(pathname + writeTab(search, pressTab(tab, pressed)), { replace: true }))
    },
    [unsaved, confirm, messages, navigate, pathname, search, tab],
  )

  return (
    <div ref={page} className={styles.page}>
      <PageHeader
        breadcrumbs={[{ label: messages.list, href: href('/access/users') }]}
        title={user.label}
        image={<Avatar name={firstLetter(user.label)} src={user.img} size="xl" />}
        facts={
          <>
            <UserStatusBadge user={user} />
            <span>{user.role_label ?? messages.noRole}</span>
            <span>{user.username}</span>
            {user.email && <span>{user.email}</span>}
            <span>{messages.created(formatDate(user.createdDt))}</span>
          </>
        }
        action={<ChangePicture upload={upload} />}
        actions={[
          {
            id: 'explain',
            label: messages.explain,
            icon: <HelpCircle size={16} />,
            href: href(`/access/explain?user=${user.id}`),
          },
          ...actions,
        ]}
      />
      {notice}
      <DisclosureGroup>
        {USER_PANELS.map((panel, index) => {
          const Content = CONTENT[panel]
          return (
            <Disclosure
              key={panel}
              {...messages.panels[panel]}
              open={tab === index + 1}
              onOpenChange={() => void press(index + 1)}
            >
              <Content user={user} etag={etag} onUnsaved={setUnsaved} />
            </Disclosure>
          )
        })}
      </DisclosureGroup>
      <HistoryPanel kind="user" id={user.id} />
    </div>
  )
}

/** The page while the user loads. */
function UserDetailSkeleton() {
  return (
    <div className={styles.page}>
      <Skeleton width="16rem" height="4rem" />
      <Card>
        {USER_PANELS.map((panel) => (
          <Skeleton key={panel} width="10rem" />
        ))}
      </Card>
    </div>
  )
}
