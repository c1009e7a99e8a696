import {
  ApiError,
  invalidateAuditLog,
  invalidateUsers,
  setUserStatus,
  unlockUser,
  userLockQuery,
  type User,
  type UserStatus,
} from '@ssp/api'
import { formatDateTime, useApi, useCan, useMessages, useNotify, useSession } from '@ssp/feature-kit'
import { Banner, Button, useConfirm, type MenuAction } from '@ssp/ui'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { UserCheck, UserX } from 'lucide-react'
import { useRef, useState, type ReactNode } from 'react'
import { statusMessages } from './messages'

/** How often an open page asks whether a lock still stands, in milliseconds. */
const LOOK_AGAIN = 15_000

/**
 * Deactivating, reactivating and unlocking a user: the actions for the head of the page, and what is to be told on it.
 * `etag` is the version of `user`; a change names it.
 */
export function useUserStatus(user: User, etag: string | undefined): { actions: MenuAction[]; notice: ReactNode } {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const confirm = useConfirm()
  const mayUpdate = useCan()('USERS_UPDATE')
  const { user: self } = useSession()
  const messages = useMessages(statusMessages)
  const [pending, setPending] = useState(false)
  const busy = useRef(false)
  const lock = useQuery({
    ...userLockQuery(api, user.id),
    enabled: mayUpdate,
    retry: false,
    refetchInterval: ({ state }) => (state.data ? LOOK_AGAIN : false),
  })

  // One at a time; whatever came of it, the page shows how things stand now.
  const send = async (change: () => Promise<unknown>, failed: string): Promise<boolean> => {
    if (busy.current) return false
    busy.current = true
    setPending(true)
    try {
      await change()
      return true
    } catch (error) {
      const text = error instanceof ApiError && error.code === 'stale' ? messages.stale : undefined
      if (text) notify.toast({ kind: 'error', title: failed, text })
      else notify.error(error, { title: failed })
      return false
    } finally {
      await Promise.all([invalidateUsers(api, queries), invalidateAuditLog(api, queries)])
      busy.current = false
      setPending(false)
    }
  }

  const set = async (status: UserStatus, version: string | undefined) => {
    let made: string | undefined
    const change = async () => {
      made = await setUserStatus(api, user.id, status, version)
    }
    if (!(await send(change, messages.failed))) return
    if (status === 'active') return notify.success(messages.reactivated(user.label))
    const undo = { label: messages.undo, onAction: () => void set('active', made) }
    notify.success(messages.deactivated(user.label), { action: undo })
  }
  const ask = async (status: UserStatus) => {
    const { title, ...question } = status === 'active' ? messages.confirmReactivate : messages.confirmDeactivate
    if (await confirm({ ...question, title: title(user.label), destructive: status === 'inactive' }))
      await set(status, etag)
  }
  const unlock = async () => {
    if (await send(() => unlockUser(api, user.id), messages.unlockFailed)) notify.success(messages.unlocked(user.label))
  }

  const isSelf = self?.id === user.id
  const refusal = user.refusals?.setUserStatus ?? undefined
  const action: Pick<MenuAction, 'id' | 'label' | 'icon' | 'danger'> =
    user.status === 'active'
      ? { id: 'deactivate', label: messages.deactivate, icon: <UserX size={16} />, danger: true }
      : { id: 'reactivate', label: messages.reactivate, icon: <UserCheck size={16} /> }
  const next = user.status === 'active' ? 'inactive' : 'active'
  const offered = { ...action, description: refusal, disabled: refusal !== undefined, onAction: () => void ask(next) }
  const actions: MenuAction[] = !mayUpdate || isSelf || !user.status ? [] : [offered]
  const notice = (
    <>
      {user.status === 'inactive' && <Banner kind="warning" text={messages.inactiveNotice} />}
      {lock.data && (
        <Banner
          kind="warning"
          text={messages.lockedUntil(formatDateTime(lock.data))}
          action={
            user.refusals?.unlockUser ?? (
              <Button size="small" pending={pending} onClick={() => void unlock()}>
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
