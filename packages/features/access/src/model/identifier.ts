/** The name that a label gives: lower case, underscores for spaces (spec 1 section 3). The server derives it in the same way. */
export const identifierOf = (label: string): string => label.trim().toLowerCase().replace(/\s/g, '_')
