import { createSurveyCategory, surveyCategoriesQuery } from '@ssp/api'
import { useAction, useApi, useMessages } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { summaryMessages } from './messages'

interface NewCategory {
  title: string
  /** Called with the id of the category. */
  choose: (id: string) => void
}

/**
 * The categories of surveys, and creating one.
 * @param enabled whether they are read
 */
export function useCategories(enabled = true) {
  const messages = useMessages(summaryMessages)
  const query = useQuery({ ...surveyCategoriesQuery(useApi()), enabled })
  const create = useAction({
    send: ({ title }: NewCategory, api) => createSurveyCategory(api, { title }),
    key: ({ title }) => title,
    invalidates: createSurveyCategory.changes,
    done: messages.categoryCreated,
    // In a later task: the field takes the label from its options, which must be rendered first.
    onDone: ({ id }, { choose }) => void setTimeout(() => choose(id)),
  })
  return { query, create }
}
