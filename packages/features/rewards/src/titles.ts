/** The titles that a host needs before a page is opened, apart from their texts. */
export const titles = { rewards: 'Rewards' } as const
