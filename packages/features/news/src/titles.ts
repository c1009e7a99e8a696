/** The titles that a host needs before a page is opened, apart from their texts. */
export const titles = {
  list: 'News',
  create: 'Create News Article',
  edit: 'Edit News Article',
  logs: 'News Logs',
} as const
