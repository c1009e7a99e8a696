/** The title that a host needs before the page is opened, in a separate module from the texts. */
export const titles = { profile: 'Profile' } as const
