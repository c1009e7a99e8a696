import { MOST_CHANGED, updateSelectedUsers, type User, type UserSelection } from '@ssp/api'
import { useAction, useMessages, useSelectionResult, wireSelection, type Selection } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { LockOpen, UserCheck, UserX } from 'lucide-react'
import { selectedUsersMessages } from './messages'

const MOST = MOST_CHANGED.updateSelectedUsers
const ACTIONS = [
  { action: 'deactivate', Icon: UserX },
  { action: 'reactivate', Icon: UserCheck },
  { action: 'unlock', Icon: LockOpen },
] as const

type Changing = Parameters<typeof updateSelectedUsers>[1]

/** Props of `SelectedActions`. */
export interface SelectedActionsProps {
  selection: Selection<User>
  /** Search and filters of the list, by which all that match are selected. */
  filter: Extract<UserSelection, { filter: object }>['filter']
}

/** Deactivates, reactivates and unlocks selected users; a deactivation can be taken back. */
export function SelectedActions({ selection, filter }: SelectedActionsProps) {
  const messages = useMessages(selectedUsersMessages)
  const leftOutOf = useSelectionResult()
  const { count, clear } = selection
  const common = {
    send: (changing: Changing, api: Parameters<typeof updateSelectedUsers>[0]) => updateSelectedUsers(api, changing),
    key: ({ action }: Changing) => action,
    invalidates: updateSelectedUsers.changes,
    failed: messages.failed,
  }
  const undo = useAction({
    ...common,
    done: ({ done, leftOut }) => ({
      title: messages.done.reactivate(done.length),
      ...leftOutOf(leftOut, messages.unchanged),
    }),
  })
  const change = useAction({
    ...common,
    confirm: ({ action }) => ({ ...messages.confirm[action](count), destructive: action === 'deactivate' }),
    done({ done, leftOut }, { action }) {
      const onAction = () => void undo.run({ selection: { ids: done }, action: 'reactivate' })
      return {
        title: messages.done[action](done.length),
        ...leftOutOf(leftOut, messages.unchanged),
        ...(action === 'deactivate' && done.length > 0 && { action: { label: messages.undo, onAction } }),
      }
    },
    onDone: clear,
  })
  return ACTIONS.map(({ action, Icon }) => (
    <Button
      key={action}
      size="small"
      iconStart={<Icon size={14} aria-hidden="true" />}
      unavailable={Math.max(count, selection.except.size) > MOST ? messages.tooMany(MOST) : null}
      pending={change.pendingKey === action}
      onClick={() => void change.run({ selection: wireSelection(selection, filter), action })}
    >
      {messages[action]}
    </Button>
  ))
}
