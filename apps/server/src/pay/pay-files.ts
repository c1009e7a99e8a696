/** Buckets of pay files: the server alone puts them, so that no address to put one is ever signed. */
export const PAYSLIPS = 'payslips'
export const CORE_DOCUMENTS = 'core-documents'
