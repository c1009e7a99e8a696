import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')

/** What the lists of roles, policies and permissions share. */
export const listMessages = defineMessages('access.list', {
  view: 'View',
  viewOf: (label: string) => `View ${label}`,
  found: (count: number) => `${figure.format(count)} found`,
  emptySearch: 'Nothing matches the search.',
  readOnly: 'Platform',
  readOnlyWhy: 'Belongs to the platform and cannot be changed here.',
})
