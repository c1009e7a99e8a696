/** The tabs of a survey. */
export const SHOW_TABS = ['details', 'graphs', 'responses'] as const
export type ShowTab = (typeof SHOW_TABS)[number]

/** The open tab from the query of the address; the details for any unknown value. */
export function readShowTab(search: string): ShowTab {
  const tab = new URLSearchParams(search).get('tab')
  return SHOW_TABS.find((known) => known === tab) ?? 'details'
}

/** The query that opens a tab. */
export const writeShowTab = (tab: string): string => (tab === 'details' ? '' : `?tab=${tab}`)
