/** The titles that a host needs before a page is opened, apart from their texts (spec 4 section 2.4). */
export const titles = { logs: 'Event Logs', errors: 'ErrorLogs', queues: 'Queues' } as const
