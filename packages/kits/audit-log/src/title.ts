/** Title and navigation entry: a host needs them before the page is loaded. */
export const title = 'Audit log'
