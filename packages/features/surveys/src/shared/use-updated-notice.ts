import { useMessages, useNotify } from '@ssp/feature-kit'
import { surveyMessages } from './messages'

/** The notification after a save: 'Update completed' with what was updated (R2-122, R2-123, decision 47). */
export function useUpdatedNotice(kind: 'survey' | 'template'): () => void {
  const { updated } = useMessages(surveyMessages)
  const notify = useNotify()
  return () => notify.success(updated.title, { text: updated[kind] })
}
