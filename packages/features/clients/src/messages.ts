/** Messages of client switching; overridden by `messages.clients` of the provider. Texts of the specification are verbatim. */
export const clientsMessages = {
  switcher: {
    title: 'Switch client',
    search: 'Search clients',
    manage: 'Platform manager',
    current: 'Current client',
    failed: "We're sorry, there was a problem loading clients.",
    empty: 'We could not find any clients.',
    loading: 'Loading clients',
  },
  switched: {
    title: (clientName: string) => `Portal switched to ${clientName}`,
    action: 'Go to dashboard',
  },
  manage: {
    title: 'Platform manager',
    employees: 'Employees',
    employeesText: 'Everybody who works for a client of the platform.',
    accounts: 'Accounts',
    accountsText: 'Sign-ins of the platform’s people.',
    surveys: 'Surveys',
    surveysText: 'What the platform asks its people.',
  },
}
