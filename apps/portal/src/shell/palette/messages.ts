import type { SearchHit } from '@ssp/api'
import { defineMessages } from '@ssp/feature-kit'

/** Texts of the palette, which is loaded when it is first opened. */
export const paletteMessages = defineMessages('portal.palette', {
  label: 'Search',
  placeholder: 'Search people, records, pages and actions',
  loading: 'Searching...',
  empty: 'Nothing found. Check the spelling, or try another word.',
  failed: 'The search did not work.',
  retry: 'Try again',
  count: (options: number) => (options === 1 ? '1 result' : `${options} results`),
  keys: '↑ ↓ to move, Enter to open, Esc to close',
  recent: 'Recent',
  pages: 'Pages',
  actions: 'Actions',
  allEmployees: (text: string) => `Search all employees for "${text}"`,
  switchTo: (client: string) => `Switch to ${client}`,
  anonymous: 'Anonymous report',
  kinds: {
    employee: 'Employees',
    user: 'Users',
    team: 'Teams',
    document: 'Documents',
    survey: 'Surveys',
    news: 'News',
    article: 'Knowledge Base',
    incident: 'Incidents',
  } satisfies Record<SearchHit['kind'], string>,
})
