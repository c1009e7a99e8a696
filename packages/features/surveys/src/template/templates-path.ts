/** Where the templates are listed. */
export const TEMPLATES = '/surveys?tab=templates'
