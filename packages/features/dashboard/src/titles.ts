/** Page titles, separate from the messages because a host needs them before the page loads. */
export const titles = { dashboard: 'Dashboard' } as const
