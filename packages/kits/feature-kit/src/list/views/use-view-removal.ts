import { createListView, removeListView, type ListView } from '@ssp/api'
import { useAction } from '../../action/use-action'
import { useMessages } from '../../messages/use-messages'
import { viewsMessages } from './messages'

/** Deletes a view after a confirmation; the notification offers to restore the user's own view. */
export function useViewRemoval(onRemoved: (view: ListView) => void) {
  const messages = useMessages(viewsMessages)
  const restore = useAction({
    send: ({ list, name, query, shared }: ListView, api) => createListView(api, { list, name, query, shared }),
    key: ({ id }) => id,
    invalidates: createListView.changes,
    done: ({ name }) => messages.restored(name),
  })
  return useAction({
    send: ({ id, version }: ListView, api) => removeListView(api, { viewId: id, ifMatch: `"${version}"` }),
    key: ({ id }) => id,
    invalidates: removeListView.changes,
    confirm: ({ name, shared }) => ({
      title: messages.removal.title(name),
      loses: shared ? messages.removal.losesShared : messages.removal.loses,
      confirmLabel: messages.removal.confirm,
      destructive: true,
    }),
    done: (_result, view) => ({
      title: messages.removed(view.name),
      ...(view.own && { action: { label: messages.undo, onAction: () => void restore.run(view) } }),
    }),
    onDone: (_result, view) => onRemoved(view),
  })
}
