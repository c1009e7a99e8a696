import { deleteSelectedNews, MOST_CHANGED, updateSelectedNews, type NewsListItem, type NewsSelection } from '@ssp/api'
import { SelectedChanges, useMessages, type Selection } from '@ssp/feature-kit'
import { Eye, EyeOff, Trash2 } from 'lucide-react'
import { selectedNewsMessages } from '../messages'

const CHANGES = [
  { name: 'publish', Icon: Eye, undo: 'withdraw' },
  { name: 'withdraw', Icon: EyeOff },
  { name: 'remove', Icon: Trash2, destructive: true },
] as const

/** Props of `SelectedActions`. */
export interface SelectedActionsProps {
  selection: Selection<NewsListItem>
  /** The search of the list, which defines a selection of all matching articles. */
  filter: Extract<NewsSelection, { filter: object }>['filter']
}

/** Publishes, withdraws and deletes selected articles; publishing can be undone. */
export const SelectedActions = (props: SelectedActionsProps) => (
  <SelectedChanges
    {...props}
    changes={CHANGES}
    most={MOST_CHANGED.updateSelectedNews}
    send={(name, selection, api) =>
      name === 'remove'
        ? deleteSelectedNews(api, { selection })
        : updateSelectedNews(api, { selection, published: name === 'publish' })
    }
    invalidates={updateSelectedNews.changes}
    messages={useMessages(selectedNewsMessages)}
  />
)
