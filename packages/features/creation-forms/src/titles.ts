/** Titles of the pages; the specification names none. */
export const titles = { list: 'Creation forms', create: 'New Form', detail: 'Creation form' } as const
