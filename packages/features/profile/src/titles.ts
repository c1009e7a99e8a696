/** The title that a host needs before the page is opened, apart from its texts. */
export const titles = { profile: 'Profile' } as const
