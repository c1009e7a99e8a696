const figure = new Intl.NumberFormat('en')

/** What the lists of roles, policies and permissions share. */
export const listMessages = {
  view: 'View',
  viewOf: (label: string) => `View ${label}`,
  found: (count: number) => `${figure.format(count)} found`,
  emptySearch: 'Nothing matches the search.',
  clear: 'Show all',
  readOnly: 'Platform',
  readOnlyWhy: 'Belongs to the platform and cannot be changed here.',
} as const
