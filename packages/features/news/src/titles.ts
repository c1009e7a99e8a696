/** The titles that a host needs before a page is opened, in a separate module from the texts. */
export const titles = {
  list: 'News',
  create: 'Create News Article',
  edit: 'Edit News Article',
  logs: 'News Logs',
} as const
