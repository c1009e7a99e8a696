/** Paths of both lists. */
export const PATHS = { inbox: '/shared-documents', logs: '/shared-documents/logs' } as const
