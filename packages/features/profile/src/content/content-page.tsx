import { ApiError, invalidateTheme, saveTheme, themeContentQuery, type ThemeContent } from '@ssp/api'
import { QueryView, useApi, useNotify } from '@ssp/feature-kit'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { FormSkeleton } from '../parts'
import type { TabProps } from '../profile-page'
import * as styles from '../profile.css'
import { useWords } from '../use-words'
import { ContentForm } from './content-form'

/** The CONTENT tab: texts of the client's login page. */
export function ContentPage(tab: TabProps) {
  const api = useApi()
  const queries = useQueryClient()
  const notify = useNotify()
  const words = useWords().content
  const query = useQuery({ ...themeContentQuery(api), refetchOnMount: 'always' })

  const save = async (content: ThemeContent) => {
    try {
      await saveTheme(api, { content })
    } catch (error) {
      if (error instanceof ApiError && error.code === 'stale') await query.refetch()
      throw error
    }
    notify.success(words.saved)
    await invalidateTheme(api, queries)
  }

  return (
    <div className={styles.panels}>
      <QueryView query={query} errorTitle={words.notLoaded} skeleton={<FormSkeleton fields={4} />}>
        {(content) => <ContentForm content={content} onSave={save} {...tab} />}
      </QueryView>
    </div>
  )
}
