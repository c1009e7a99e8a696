/** The tabs of `/surveys`. */
export const SURVEY_TABS = ['list', 'templates'] as const
export type SurveyTab = (typeof SURVEY_TABS)[number]

/** The open tab from the query of the address; the list for any unknown value. */
export function readTab(search: string): SurveyTab {
  const tab = new URLSearchParams(search).get('tab')
  return SURVEY_TABS.find((known) => known === tab) ?? 'list'
}

/** The query that opens a tab; each list starts at its first page. */
export const writeTab = (tab: string): string => (tab === 'list' ? '' : `?tab=${tab}`)
