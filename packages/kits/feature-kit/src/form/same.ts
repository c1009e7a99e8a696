/** Whether two values are equal; lists and objects are compared by content. */
export const same = (a: unknown, b: unknown): boolean => a === b || JSON.stringify(a) === JSON.stringify(b)
