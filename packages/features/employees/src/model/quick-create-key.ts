/** Key of the persisted draft; apart from the schema, so that the lists do not load zod. */
export const QUICK_CREATE = 'employees.quick-create'
