/** The titles that a host needs before a page is opened, in a separate module from the texts. */
export const titles = {
  list: 'Employees',
  detail: 'Employee',
  platform: 'Platform employees',
  tabs: { info: 'Info', logs: 'Logs', docStorage: 'Doc storage', teams: 'Teams', pay: 'Payslips & Docs' },
} as const
