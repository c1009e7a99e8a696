/** Titles of the pages, apart from their texts, so that a host's routes stay small. */
export const titles = { details: 'Client details' } as const
