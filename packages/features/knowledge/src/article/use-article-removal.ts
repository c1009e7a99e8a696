import { deleteKnowledgeArticle, type KnowledgeArticle } from '@ssp/api'
import { imageKeys } from '@ssp/block-editor/model'
import { useAction, useMessages } from '@ssp/feature-kit'
import { removalMessages } from '../messages'
import { rawDataOf } from './article-body'

/** Deletes an article with its images, after a confirmation. */
export function useArticleRemoval(onClose: () => void) {
  const removal = useMessages(removalMessages).article
  return useAction({
    send: async ({ id, version, image, body }: KnowledgeArticle, api) => {
      await deleteKnowledgeArticle(api, { id, version, image, images: imageKeys(rawDataOf(body) ?? []) })
      onClose()
    },
    confirm: ({ title }) => ({
      title: removal.title,
      loses: removal.loses(title),
      confirmLabel: removal.confirmLabel,
      destructive: true,
    }),
    key: ({ id }) => id,
    invalidates: deleteKnowledgeArticle.changes,
    done: removal.done,
    failed: removal.failed,
  })
}
