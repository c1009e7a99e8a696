import { surveyTemplatesQuery, type SspApi, type SurveyTemplateSummary } from '@ssp/api'
import type { PageArgs, PageWithTotal } from '@ssp/feature-kit'
import { searchMatcher } from '@ssp/ui'
import { queryOptions, type UseQueryOptions } from '@tanstack/react-query'

/** The templates that contain every term of a search in title or description, without case and accents. */
export function matchingTemplates<T extends Pick<SurveyTemplateSummary, 'title' | 'description'>>(
  templates: readonly T[],
  search: string,
): T[] {
  const matches = searchMatcher(search)
  return templates.filter(({ title, description }) => matches(`${title} ${description}`))
}

/** A page of the templates; the server returns all of them at once (decision 16). */
export function templatesPage(
  api: SspApi,
  { search, page, limit }: PageArgs,
): UseQueryOptions<PageWithTotal<SurveyTemplateSummary>> {
  const all = surveyTemplatesQuery(api)
  return queryOptions({
    queryKey: [...all.queryKey, 'page', search, page, limit] as readonly unknown[],
    queryFn: async ({ client }): Promise<PageWithTotal<SurveyTemplateSummary>> => {
      const found = matchingTemplates(await client.fetchQuery(all), search)
      return { rows: found.slice(page * limit, (page + 1) * limit), total: found.length }
    },
  })
}
