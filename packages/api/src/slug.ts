/** The slug of a title: lower case, with hyphens in place of spaces (spec 4 section 5). Two titles may have one slug. */
export const slugOf = (title: string): string => title.toLowerCase().replaceAll(' ', '-')

/** A slug with spaces in place of its hyphens. */
export const slugTitle = (slug: string): string => slug.replaceAll('-', ' ')
