import { surveyTemplateAccessQuery } from '@ssp/api'
import { useApi, useSession } from '@ssp/feature-kit'
import { useQuery } from '@tanstack/react-query'
import { useFailureNotice } from '../shared/use-failure-notice'

/** Whether the user may edit a template: only once the access check has returned true (R2-488 to R2-490). */
export function useTemplateAccess(id: string): boolean {
  const userId = useSession().user?.id ?? ''
  const query = useQuery(surveyTemplateAccessQuery(useApi(), { id, userId }))
  useFailureNotice(query)
  return query.data === true
}
