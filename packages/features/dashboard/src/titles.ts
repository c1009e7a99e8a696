/** The title that a host needs before the page is opened, apart from its texts. */
export const titles = { dashboard: 'Dashboard' } as const
