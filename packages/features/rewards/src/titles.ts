/** The titles that a host needs before a page is opened, in a separate module from the texts. */
export const titles = { rewards: 'Rewards' } as const
