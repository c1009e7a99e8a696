/** Address of the list of templates. */
export const TEMPLATES = '/surveys?tab=templates'
