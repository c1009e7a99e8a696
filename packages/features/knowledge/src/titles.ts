/** The titles that a host needs before a page is opened, apart from their texts. */
export const titles = { categories: 'Knowledge Base', articles: 'Knowledge Base articles' } as const
