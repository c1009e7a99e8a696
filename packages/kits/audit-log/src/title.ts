/** Title and navigation entry, which a host needs before the page is loaded. */
export const title = 'Audit log'
