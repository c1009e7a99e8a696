import { deleteMarketingCategory, type MarketingCategory } from '@ssp/api'
import { useAction, useMessages } from '@ssp/feature-kit'
import { useConfirm } from '@ssp/ui'
import { marketingMessages, removalMessages } from '../messages'

/** Deletes a category and its files, after two confirmations (R3-448 to R3-450). */
export function useCategoryRemoval(category: MarketingCategory, onDone: () => void) {
  const messages = useMessages(removalMessages).category
  const { fileCount } = useMessages(marketingMessages)
  const confirm = useConfirm()
  const remove = useAction({
    send: ({ id, files, version }: MarketingCategory, api) => deleteMarketingCategory(api, { id, files, version }),
    confirm: ({ title, files }) => ({
      title: messages.second,
      loses: messages.loses(title, fileCount(files.length)),
      confirmLabel: messages.confirmLabel,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: deleteMarketingCategory.changes,
    done: messages.done,
    onDone,
  })
  return {
    isPending: remove.isPending(),
    run: async () => {
      if (await confirm({ title: messages.first, confirmLabel: messages.next, destructive: true }))
        await remove.run(category)
    },
  }
}
