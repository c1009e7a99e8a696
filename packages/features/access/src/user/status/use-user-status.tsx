import { setUserStatus, unlockUser, userLockQuery, type User, type UserStatus } from '@ssp/api'
import { formatDateTime, useAction, useApi, useCan, useMessages, useSession } from '@ssp/feature-kit'
import { Banner, Button, type MenuAction } from '@ssp/ui'
import { useQuery } from '@tanstack/react-query'
import { UserCheck, UserX } from 'lucide-react'
import type { ReactNode } from 'react'
import { statusMessages } from './messages'

/** Interval at which an open page reads a lock again, in milliseconds. */
const LOCK_INTERVAL = 15_000

interface StatusChange {
  status: UserStatus
  /** ETag of the user on which the change is based. */
  version: string | undefined
}

/**
 * Deactivating, reactivating and unlocking a user: the actions and the notices of the page.
 *
 * @param etag of `user`
 */
export function useUserStatus(user: User, etag: string | undefined): { actions: MenuAction[]; notice: ReactNode } {
  const api = useApi()
  const mayUpdate = useCan()('USERS_UPDATE')
  const { user: self } = useSession()
  const messages = useMessages(statusMessages)
  const lock = useQuery({
    ...userLockQuery(api, user.id),
    enabled: mayUpdate,
    retry: false,
    refetchInterval: ({ state }) => (state.data ? LOCK_INTERVAL : false),
  })

  const common = { invalidates: ['users', 'auditLog'] as const, failed: messages.failed }
  const send = ({ status, version }: StatusChange) => setUserStatus(api, { userId: user.id, status, ifMatch: version })
  const undo = useAction({ ...common, send, done: messages.reactivated(user.label) })
  const change = useAction({
    ...common,
    send,
    confirm({ status }) {
      const { title, ...confirmation } = status === 'active' ? messages.confirmReactivate : messages.confirmDeactivate
      return { ...confirmation, title: title(user.label), destructive: status === 'inactive' }
    },
    done(version, { status }) {
      if (status === 'active') return messages.reactivated(user.label)
      const onAction = () => void undo.run({ status: 'active', version })
      return { title: messages.deactivated(user.label), action: { label: messages.undo, onAction } }
    },
  })
  const unlock = useAction({
    ...common,
    send: () => unlockUser(api, { userId: user.id }),
    done: messages.unlocked(user.label),
    failed: messages.unlockFailed,
  })

  const isSelf = self?.id === user.id
  const reason = user.denials?.setUserStatus ?? undefined
  const action: Pick<MenuAction, 'id' | 'label' | 'icon' | 'danger'> =
    user.status === 'active'
      ? { id: 'deactivate', label: messages.deactivate, icon: <UserX size={16} />, danger: true }
      : { id: 'reactivate', label: messages.reactivate, icon: <UserCheck size={16} /> }
  const onAction = () => void change.run({ status: user.status === 'active' ? 'inactive' : 'active', version: etag })
  const offered = { ...action, description: reason, disabled: reason !== undefined, onAction }
  const actions: MenuAction[] = !mayUpdate || isSelf || !user.status ? [] : [offered]
  const notice = (
    <>
      {user.status === 'inactive' && <Banner kind="warning" text={messages.inactiveNotice} />}
      {lock.data && (
        <Banner
          kind="warning"
          text={messages.lockedUntil(formatDateTime(lock.data))}
          action={
            user.denials?.unlockUser ?? (
              <Button size="small" pending={unlock.isPending()} onClick={() => void unlock.run()}>
                {messages.unlock}
              </Button>
            )
          }
        />
      )}
    </>
  )
  return { actions, notice }
}
