import { ApiError, deleteKnowledgeCategory, knowledgeCategoriesQuery, type KnowledgeCategory } from '@ssp/api'
import { useAction, useApi, useMessages, useNavigate } from '@ssp/feature-kit'
import { useQueryClient } from '@tanstack/react-query'
import { removalMessages } from '../messages'

/**
 * Deletes a category without articles, after a confirmation; nothing is sent while it has articles (4-decisions 46).
 * Returns to the categories.
 */
export function useCategoryRemoval() {
  const messages = useMessages(removalMessages).category
  const api = useApi()
  const cache = useQueryClient()
  const navigate = useNavigate()
  return useAction({
    send: async ({ id, version, image, articleCount }: KnowledgeCategory) => {
      if (articleCount > 0) throw new ApiError({ status: 409, code: 'conflict', message: messages.blocked })
      await deleteKnowledgeCategory(api, { id, version, image })
    },
    confirm: () => ({ title: messages.title, confirmLabel: messages.confirmLabel, destructive: true }),
    key: ({ id }) => id,
    failed: messages.failed,
    onDone: () => {
      navigate('/knowledge')
      void cache.invalidateQueries({ queryKey: knowledgeCategoriesQuery(api).queryKey })
    },
  })
}
