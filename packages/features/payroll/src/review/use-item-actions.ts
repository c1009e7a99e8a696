import { jobItemUrl, mendJobItem, type JobItem } from '@ssp/api'
import { openFile, useAction, useMessages } from '@ssp/feature-kit'
import { itemMessages } from '../messages'

/** Accepts or excludes a document of an upload, and opens its file. */
export function useItemActions(id: string) {
  const messages = useMessages(itemMessages)
  const mend = useAction({
    send: ({ item, decision }: { item: JobItem; decision: 'accept' | 'leaveOut' }, api) =>
      mendJobItem(api, { id, position: item.position, decision, ifMatch: `"${item.version}"` }),
    key: ({ item }) => String(item.position),
    invalidates: mendJobItem.changes,
    done: (_result, { decision }) => (decision === 'accept' ? messages.accepted : messages.leftOut),
  })
  const view = useAction({
    send: (item: JobItem, api) => jobItemUrl(api, { id, position: item.position }),
    key: (item) => String(item.position),
    onDone: (address) => openFile(address),
  })
  return { mend, view }
}
