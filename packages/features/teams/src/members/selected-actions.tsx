import {
  addSelectedMembers,
  MOST_CHANGED,
  removeSelectedMembers,
  type MemberSelection,
  type Team,
  type TeamMember,
} from '@ssp/api'
import {
  FailureDialog,
  useAction,
  useMessages,
  useSelectionResult,
  wireSelection,
  type Selection,
} from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { UserMinus } from 'lucide-react'
import { selectedMembersMessages } from './messages'

const MOST = MOST_CHANGED.removeSelectedMembers

/** Props of `SelectedActions`. */
export interface SelectedActionsProps {
  team: Team
  selection: Selection<TeamMember>
  /** The search of the list, which defines a selection of all matching members. */
  filter: Extract<MemberSelection, { filter: object }>['filter']
}

/** Removes selected members from the team; the notification offers to add them again. */
export function SelectedActions({ team, selection, filter }: SelectedActionsProps) {
  const messages = useMessages(selectedMembersMessages)
  const leftOutOf = useSelectionResult()
  const { count, clear } = selection
  const undo = useAction({
    send: (ids: string[], api) => addSelectedMembers(api, { teamId: team.id, selection: { ids } }),
    key: () => 'undo',
    invalidates: addSelectedMembers.changes,
    done: ({ done, leftOut }) => ({ title: messages.undone(done.length), ...leftOutOf(leftOut, messages.inTeam) }),
  })
  const remove = useAction({
    send: (_: void, api) =>
      removeSelectedMembers(api, { teamId: team.id, selection: wireSelection(selection, filter) }),
    confirm: () => ({
      title: messages.confirm(count, team.label),
      loses: messages.loses,
      confirmLabel: messages.confirmLabel,
      destructive: true,
    }),
    invalidates: removeSelectedMembers.changes,
    done: ({ done, leftOut }) => ({
      title: messages.removed(done.length),
      ...leftOutOf(leftOut, messages.notInTeam),
      ...(done.length > 0 && { action: { label: messages.undo, onAction: () => void undo.run(done) } }),
    }),
    onDone: clear,
    failed: null,
  })
  return (
    <>
      <Button
        size="small"
        iconStart={<UserMinus size={14} aria-hidden="true" />}
        unavailable={count > MOST ? messages.tooMany(MOST) : null}
        pending={remove.isPending()}
        onClick={() => void remove.run()}
      >
        {messages.remove}
      </Button>
      <FailureDialog error={remove.error?.error ?? null} onClose={remove.reset} />
    </>
  )
}
