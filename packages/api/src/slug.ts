/**
 * The slug of a title: lower case, with hyphens instead of spaces (spec 4 section 5). Two titles may have the same slug.
 */
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

/** A slug with spaces instead of its hyphens. */
export const slugTitle = (slug: string): string => slug.replaceAll('-', ' ')
