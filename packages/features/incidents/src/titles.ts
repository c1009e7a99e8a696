/** The titles that a host needs before a page is opened, apart from their texts. */
export const titles = { list: 'Incidents', detail: 'Incident', form: 'Incident form' } as const
