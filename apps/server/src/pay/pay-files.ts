/** Buckets of pay files: only the server writes to them, so no upload address is ever signed. */
export const PAYSLIPS = 'payslips'
export const CORE_DOCUMENTS = 'core-documents'
