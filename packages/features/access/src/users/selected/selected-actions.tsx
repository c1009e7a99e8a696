import { MOST_CHANGED, updateSelectedUsers, type User, type UserSelection } from '@ssp/api'
import { SelectedChanges, useMessages, type Selection } from '@ssp/feature-kit'
import { LockOpen, UserCheck, UserX } from 'lucide-react'
import { selectedUsersMessages } from './messages'

const CHANGES = [
  { name: 'deactivate', Icon: UserX, destructive: true, undo: 'reactivate' },
  { name: 'reactivate', Icon: UserCheck },
  { name: 'unlock', Icon: LockOpen },
] as const

/** Props of `SelectedActions`. */
export interface SelectedActionsProps {
  selection: Selection<User>
  /** Search and filters of the list, which define a selection of all matching users. */
  filter: Extract<UserSelection, { filter: object }>['filter']
}

/** Deactivates, reactivates and unlocks selected users; a deactivation can be undone. */
export const SelectedActions = (props: SelectedActionsProps) => (
  <SelectedChanges
    {...props}
    changes={CHANGES}
    most={MOST_CHANGED.updateSelectedUsers}
    send={(action, selection, api) => updateSelectedUsers(api, { action, selection })}
    invalidates={updateSelectedUsers.changes}
    messages={useMessages(selectedUsersMessages)}
  />
)
