import type { useRecordForm } from '@ssp/feature-kit'
import { useCallback, useLayoutEffect, useRef } from 'react'
import type { NewsDraft } from './news-schema'

/** The form of an article, whatever its save returns. */
export type NewsForm = Omit<ReturnType<typeof useRecordForm<NewsDraft, NewsDraft, unknown>>, 'saved'> & {
  saved: { result: unknown } | null
}

/**
 * The id of the article of a form. The id of a new article is generated with the first image and stays in the form, so that
 * the images fit a draft restored after the end of a session.
 */
export function useArticleId(form: Pick<NewsForm, 'values' | 'change'>): () => string {
  const latest = useRef(form)
  const made = useRef('')
  useLayoutEffect(() => {
    latest.current = form
  })
  return useCallback(() => {
    const { values, change } = latest.current
    if (values.id) return values.id
    if (!made.current) {
      made.current = crypto.randomUUID()
      change({ id: made.current })
    }
    return made.current
  }, [])
}
