import {
  addSelectedMembers,
  exportSelected,
  MOST_CHANGED,
  MOST_NAMED,
  removeSelectedMembers,
  startSelectedDeactivation,
  type Employee,
  type EmployeeSelection,
} from '@ssp/api'
import {
  kitMessages,
  lazyPanel,
  useAction,
  useCan,
  useMay,
  useMessages,
  useNotify,
  usePanel,
  useSelectionResult,
  wireSelection,
  type Selection,
} from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { Download, Mail, UserPlus, UserX } from 'lucide-react'
import type { ChosenTeam } from '../detail/teams/add-to-team-panel'
import { selectedEmployeesMessages } from './messages'

const AddToTeamPanel = lazyPanel(async () => (await import('../detail/teams/add-to-team-panel')).AddToTeamPanel)
const BulkPanel = lazyPanel(async () => (await import('../bulk/bulk-panel')).BulkPanel)
const SelectedReminderPanel = lazyPanel(async () => (await import('./selected-reminder-panel')).SelectedReminderPanel)

const MOST_IDS = MOST_NAMED.SelectedEmployees

/** Props of `SelectedActions`. */
export interface SelectedActionsProps {
  selection: Selection<Employee>
  /** Search and filters of the list, which define a selection of all matching employees. */
  filter: Extract<EmployeeSelection, { filter: object }>['filter']
}

/** The actions on selected employees. */
export function SelectedActions({ selection, filter }: SelectedActionsProps) {
  const messages = useMessages(selectedEmployeesMessages)
  const reasons = useMessages(kitMessages).unavailable
  const leftOutOf = useSelectionResult()
  const notify = useNotify()
  const [can, may] = [useCan(), useMay()]
  const selected = wireSelection(selection, filter)
  const { count, clear } = selection
  const marks = Math.max(selection.selected.size, selection.except.size)
  const limited = (most: number) =>
    marks > MOST_IDS ? messages.tooMany(MOST_IDS) : count > most ? messages.tooMany(most) : null

  const team = usePanel(AddToTeamPanel)
  const reminder = usePanel(SelectedReminderPanel)
  const bulk = usePanel(BulkPanel)
  const undo = useAction({
    send: ({ id, ids }: ChosenTeam & { ids: string[] }, api) =>
      removeSelectedMembers(api, { teamId: id, selection: { ids } }),
    key: ({ id }) => id,
    invalidates: removeSelectedMembers.changes,
    done: ({ done, leftOut }, { label }) => ({
      title: messages.undone(done.length, label),
      ...leftOutOf(leftOut, messages.notInTeam),
    }),
  })
  const download = useAction({
    send: (_: void, api) => exportSelected(api, { selection: selected }),
    // A new tab without an opener; the address is an attachment, so the tab closes itself.
    onDone: ({ url }) => void window.open(url, '_blank', 'noopener'),
  })
  const deactivate = useAction({
    send: (_: void, api) => startSelectedDeactivation(api, { selection: selected }),
    onDone: ({ id }) => bulk.open({ kind: 'deactivate', runId: id }),
  })

  const addToTeam = () =>
    team.open({
      of: 'selected',
      title: messages.addToTeam,
      help: messages.toAdd(count),
      async send(chosen, api) {
        const { done, leftOut } = await addSelectedMembers(api, { teamId: chosen.id, selection: selected })
        const onAction = () => void undo.run({ ...chosen, ids: done })
        notify.success(messages.added(done.length, chosen.label), {
          ...leftOutOf(leftOut, messages.inTeam),
          ...(done.length > 0 && may(removeSelectedMembers) && { action: { label: messages.undo, onAction } }),
        })
      },
      onAdded: clear,
    })

  return (
    <>
      {can('TEAMS_VIEW') && (
        <Button
          size="small"
          iconStart={<UserPlus size={14} aria-hidden="true" />}
          unavailable={may(addSelectedMembers) ? limited(MOST_CHANGED.addSelectedMembers) : reasons.notAllowed}
          onClick={addToTeam}
        >
          {messages.addToTeam}
        </Button>
      )}
      <Button
        size="small"
        iconStart={<Mail size={14} aria-hidden="true" />}
        unavailable={limited(Infinity)}
        onClick={() => reminder.open({ selection: selected, onSent: clear })}
      >
        {messages.reminder}
      </Button>
      <Button
        size="small"
        iconStart={<Download size={14} aria-hidden="true" />}
        unavailable={limited(Infinity)}
        pending={download.isPending()}
        onClick={() => void download.run()}
      >
        {messages.export}
      </Button>
      {may(startSelectedDeactivation) && (
        <Button
          size="small"
          iconStart={<UserX size={14} aria-hidden="true" />}
          unavailable={limited(MOST_CHANGED.startSelectedDeactivation)}
          pending={deactivate.isPending()}
          onClick={() => void deactivate.run()}
        >
          {messages.deactivate}
        </Button>
      )}
      {team.element}
      {reminder.element}
      {bulk.element}
    </>
  )
}
