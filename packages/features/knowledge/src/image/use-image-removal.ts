import { removeKnowledgeImage } from '@ssp/api'
import { useAction, useMessages } from '@ssp/feature-kit'
import { removalMessages } from '../messages'

interface Target {
  id: string
  version: number
}

/**
 * Removes the stored image of a category or the header image of an article, after a confirmation (C4-041).
 * @param onRemoved called before the record is read again, so that a form adopts the change as its own
 */
export function useImageRemoval(table: 'article' | 'category', onRemoved: () => void) {
  const messages = useMessages(removalMessages).image
  return useAction({
    send: async ({ id, version }: Target, api) => {
      await removeKnowledgeImage(api, { id, version, table })
      onRemoved()
    },
    confirm: () => ({
      title: messages.title,
      loses: messages.loses,
      confirmLabel: messages.confirmLabel,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: removeKnowledgeImage.changes,
    failed: messages.failed,
  })
}
