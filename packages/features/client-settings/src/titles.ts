/** Titles of the pages, in a separate module from the texts, so that a host's routes stay small. */
export const titles = { details: 'Client details' } as const
