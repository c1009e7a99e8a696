import {
  MOST_CHANGED,
  restoreIncidentAssignees,
  updateSelectedIncidents,
  type IncidentSelection,
  type IncidentSummary,
} from '@ssp/api'
import {
  lazyPanel,
  useAction,
  useMessages,
  useNotify,
  selectedMessages,
  usePanel,
  useSelectionResult,
  wireSelection,
  type Selection,
} from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { Check, RotateCcw, UserPlus } from 'lucide-react'
import { selectedIncidentsMessages } from '../messages'

const AssignPanel = lazyPanel(async () => (await import('../detail/assign-panel')).AssignPanel)

const MOST = MOST_CHANGED.updateSelectedIncidents

type Restoring = Parameters<typeof restoreIncidentAssignees>[1]

interface Resolving {
  resolved: 0 | 1
  selection: IncidentSelection
  /** Whether it undoes the previous change, without a confirmation and without a further undo. */
  isUndo: boolean
}

/** Props of `SelectedActions`. */
export interface SelectedActionsProps {
  selection: Selection<IncidentSummary>
  /** Search and filters of the list, which define a selection of all matching reports. */
  filter: Extract<IncidentSelection, { filter: object }>['filter']
}

/** Assigns, resolves and reopens selected reports. */
export function SelectedActions({ selection, filter }: SelectedActionsProps) {
  const messages = useMessages(selectedIncidentsMessages)
  const kit = useMessages(selectedMessages)
  const leftOutOf = useSelectionResult()
  const notify = useNotify()
  const { count, clear } = selection
  const selected = wireSelection(selection, filter)
  const unavailable = Math.max(count, selection.except.size) > MOST ? kit.tooMany(MOST) : null
  const assign = usePanel(AssignPanel)
  const resolve = useAction({
    send: ({ resolved, selection: of }: Resolving, api) =>
      updateSelectedIncidents(api, { selection: of, change: { resolved } }),
    confirm: ({ resolved, isUndo }) => (isUndo ? null : messages.confirm[resolved === 1 ? 'resolve' : 'reopen'](count)),
    key: ({ resolved }) => String(resolved),
    invalidates: updateSelectedIncidents.changes,
    done: ({ done, leftOut }, { resolved, isUndo }) => ({
      title: (resolved === 1 ? messages.resolved : messages.reopened)(done.length),
      ...leftOutOf(leftOut),
      ...(done.length > 0 && !isUndo && { action: { label: kit.undo, onAction: () => back(resolved, done) } }),
    }),
    onDone: clear,
  })
  const back = (resolved: 0 | 1, ids: string[]) =>
    void resolve.run({ resolved: resolved === 1 ? 0 : 1, selection: { ids }, isUndo: true })
  const restore = useAction({
    send: (body: Restoring, api) => restoreIncidentAssignees(api, body),
    invalidates: restoreIncidentAssignees.changes,
    done: ({ done, leftOut }) => ({
      title: messages.restored(done.length),
      ...leftOutOf(leftOut),
    }),
  })
  const openAssign = () =>
    assign.open({
      of: 'selected',
      title: messages.assignTitle(count),
      help: messages.assignHelp,
      async send(assigned_to, { api }) {
        const result = await updateSelectedIncidents(api, { selection: selected, change: { assigned_to } })
        const { done, leftOut, former } = result
        const onAction = () => former && void restore.run({ assigned_to, former })
        notify.success(messages.assigned(done.length), {
          ...leftOutOf(leftOut),
          ...(former && { action: { label: kit.undo, onAction } }),
        })
      },
      onAssigned: clear,
    })
  return (
    <>
      <Button
        size="small"
        iconStart={<UserPlus size={14} aria-hidden="true" />}
        {...{ unavailable }}
        onClick={openAssign}
      >
        {messages.assign}
      </Button>
      {([1, 0] as const).map((resolved) => (
        <Button
          key={resolved}
          size="small"
          iconStart={
            resolved === 1 ? <Check size={14} aria-hidden="true" /> : <RotateCcw size={14} aria-hidden="true" />
          }
          unavailable={unavailable}
          pending={resolve.pendingKey === String(resolved)}
          onClick={() => void resolve.run({ resolved, selection: selected, isUndo: false })}
        >
          {resolved === 1 ? messages.resolve : messages.notResolved}
        </Button>
      ))}
      {assign.element}
    </>
  )
}
