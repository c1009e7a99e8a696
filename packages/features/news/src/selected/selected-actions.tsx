import {
  deleteSelectedNews,
  MOST_CHANGED,
  updateSelectedNews,
  type NewsListItem,
  type NewsSelection,
  type SelectionResult,
  type SspApi,
} from '@ssp/api'
import { useAction, useMessages, useSelectionResult, wireSelection, type Selection } from '@ssp/feature-kit'
import { Button } from '@ssp/ui'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { selectedNewsMessages } from '../messages'

const MOST = MOST_CHANGED.updateSelectedNews
const ACTIONS = [
  { action: 'publish', Icon: Eye },
  { action: 'withdraw', Icon: EyeOff },
  { action: 'remove', Icon: Trash2 },
] as const

interface Changing {
  action: (typeof ACTIONS)[number]['action']
  selection: NewsSelection
}

const send = ({ action, selection }: Changing, api: SspApi): Promise<SelectionResult> =>
  action === 'remove'
    ? deleteSelectedNews(api, { selection })
    : updateSelectedNews(api, { selection, published: action === 'publish' })

/** Props of `SelectedActions`. */
export interface SelectedActionsProps {
  selection: Selection<NewsListItem>
  /** The search of the list, by which all that match are selected. */
  filter: Extract<NewsSelection, { filter: object }>['filter']
}

/** Publishes, withdraws and deletes selected articles; publishing can be taken back. */
export function SelectedActions({ selection, filter }: SelectedActionsProps) {
  const messages = useMessages(selectedNewsMessages)
  const leftOutOf = useSelectionResult()
  const { count, clear } = selection
  const common = {
    send,
    key: ({ action }: Changing) => action,
    invalidates: updateSelectedNews.changes,
    failed: messages.failed,
  }
  const undo = useAction({
    ...common,
    done: ({ done, leftOut }) => ({
      title: messages.done.withdraw(done.length),
      ...leftOutOf(leftOut, messages.unchanged),
    }),
  })
  const change = useAction({
    ...common,
    confirm: ({ action }) => ({ ...messages.confirm[action](count), destructive: action === 'remove' }),
    done({ done, leftOut }, { action }) {
      const onAction = () => void undo.run({ action: 'withdraw', selection: { ids: done } })
      return {
        title: messages.done[action](done.length),
        ...leftOutOf(leftOut, messages.unchanged),
        ...(action === 'publish' && done.length > 0 && { action: { label: messages.undo, onAction } }),
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
      onClick={() => void change.run({ action, selection: wireSelection(selection, filter) })}
    >
      {messages[action]}
    </Button>
  ))
}
