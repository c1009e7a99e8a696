/**
 * The name made from a label: lower case, with underscores instead of spaces (spec 1 section 3). The server derives it in
 * the same way.
 */
export const identifierOf = (label: string): string => label.trim().toLowerCase().replace(/\s/g, '_')
