import type { Area, SelectionResult, SspApi } from '@ssp/api'
import { Button, type ConfirmOptions } from '@ssp/ui'
import type { LucideIcon } from 'lucide-react'
import { useAction } from '../../action/use-action'
import { useMessages } from '../../messages/use-messages'
import { wireSelection, type Selection } from '../use-selection'
import { selectedMessages } from './messages'
import { useSelectionResult } from './use-selection-result'

/** A bulk change of the selected records. */
export interface SelectedChange<Name extends string> {
  name: Name
  Icon: LucideIcon
  /** Whether it has the danger style. Default false. */
  destructive?: boolean
  /** The change that undoes it, offered for the changed records. Default: none. */
  undo?: Name
}

/** Props of `SelectedChanges`. */
export interface SelectedChangesProps<Name extends string, Filter extends object> {
  /** The ticked rows, or all except some. */
  selection: Pick<Selection<never>, 'all' | 'except' | 'selected' | 'count' | 'clear'>
  /** Search and filters of the list, which define a selection of all matching records. */
  filter: Filter
  /** In the order of their buttons. */
  changes: readonly SelectedChange<Name>[]
  /** Maximum number of records per request, `MOST_CHANGED` of the operation. */
  most: number
  /** Sends a change of the selected records; rejects with an `ApiError`. */
  send: (name: Name, selection: ReturnType<typeof wireSelection<Filter>>, api: SspApi) => Promise<SelectionResult>
  /** Areas of `@ssp/api` that are read again afterwards. */
  invalidates: readonly Area[]
  /** Texts by change. */
  messages: {
    /** Renders the buttons. */
    actions: Record<Name, string>
    confirm: Record<Name, (count: number) => ConfirmOptions>
    done: Record<Name, (count: number) => string>
    failed: string
  }
}

/** A button for each change of the selected records, with its confirmation, a report of skipped records, and undo. */
export function SelectedChanges<Name extends string, Filter extends object>(props: SelectedChangesProps<Name, Filter>) {
  const { selection, filter, changes, most, send, invalidates, messages } = props
  const kit = useMessages(selectedMessages)
  const leftOutOf = useSelectionResult()
  const { count, except, clear } = selection
  const change = useAction({
    send: ({ name, ids }: { name: Name; ids?: string[] }, api) =>
      send(name, ids ? { ids } : wireSelection(selection, filter), api),
    key: ({ name }) => name,
    // Undo needs no confirmation.
    confirm: ({ name, ids }) =>
      ids
        ? null
        : {
            ...messages.confirm[name](count),
            destructive: changes.some((one) => one.name === name && one.destructive),
          },
    invalidates,
    failed: messages.failed,
    done({ done, leftOut }, { name, ids }) {
      const undo = changes.find((one) => one.name === name)?.undo
      return {
        title: messages.done[name](done.length),
        ...leftOutOf(leftOut),
        ...(undo &&
          !ids &&
          done.length > 0 && {
            action: { label: kit.undo, onAction: () => void change.run({ name: undo, ids: done }) },
          }),
      }
    },
    // Rows ticked since then stay ticked.
    onDone: (_, { ids }) => ids ?? clear(),
  })
  return changes.map(({ name, Icon }) => (
    <Button
      key={name}
      size="small"
      iconStart={<Icon size={14} aria-hidden="true" />}
      unavailable={Math.max(count, except.size) > most ? kit.tooMany(most) : null}
      pending={change.pendingKey === name}
      onClick={() => void change.run({ name })}
    >
      {messages.actions[name]}
    </Button>
  ))
}
