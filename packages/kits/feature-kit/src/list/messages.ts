import { defineMessages } from '../messages/define-messages'

const figure = new Intl.NumberFormat('en')

/** Texts of a list around its rows. */
export const listMessages = defineMessages('kit.list', {
  search: 'Search',
  found: (count: number) => `${figure.format(count)} found`,
  /** For assistive technology, when search or filters have changed the rows. */
  announced: (list: string, count: number) => `${list}: ${figure.format(count)} ${count === 1 ? 'result' : 'results'}`,
  noMatch: 'Nothing matches the search and filters.',
  /** A filter by a record that was deleted. */
  missing: {
    option: 'No longer there',
    text: (filters: string) => `${filters}: what was chosen no longer exists, or you may not see it.`,
  },
  clear: 'Clear search and filters',
  clearFilters: 'Clear filters',
  beyond: 'The list has become shorter and no longer has this page.',
  /** What search, filters and columns show, as a file. */
  download: { menu: 'Download', csv: 'Download as CSV', xlsx: 'Download as Excel' },
  firstPage: 'Go to the first page',
  lastPage: 'Go to the last page',
  number: 'No.',
  view: 'View',
  viewOf: (name: string) => `View ${name}`,
  select: (name: string) => `Select ${name}`,
  selectAll: (count: number) => `Select all ${figure.format(count)}`,
  selectMatching: (count: number) => `Select all ${figure.format(count)} that match`,
  selectionCleared: 'The selection was cleared, because search or filters changed.',
  /** For assistive technology, at the row that was just created. */
  created: 'New',
})
