/** Key of the persisted draft; in a separate module from the schema, so that the lists do not load zod. */
export const QUICK_CREATE = 'employees.quick-create'
