/** The titles that a host needs before a page is opened, in a separate module from the texts (spec 4 section 2.4). */
export const titles = { logs: 'Event Logs', errors: 'ErrorLogs', queues: 'Queues' } as const
