/** The titles that a host needs before a page is opened, apart from their texts. */
export const titles = { recognition: 'Recognition' } as const
