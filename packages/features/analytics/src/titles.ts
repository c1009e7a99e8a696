/**
 * The titles that a host needs before a page is opened, in a separate module from the texts (spec 4 section 2.1). The
 * specification names only two of the drill-downs; the others have the names of its table of pages (decision 4).
 */
export const titles = {
  section: 'Analytics',
  daily: 'Daily Analytics',
  payroll: 'Payroll & Pensions Reports',
  rewards: 'Rewards & Recognition Reports',
  notifications: 'Notifications & Marketing Reports',
  misc: 'Miscellaneous Reports',
  activity: 'Portal Activity Reports',
  tile: 'Tile Analytics',
  news: 'News Article Analytics',
  payslips: 'Payslip uploads vs views',
  payDocuments: 'Paydoc uploads vs downloads',
  payRuns: 'Pay runs',
  pensions: 'Pensions',
  registration: 'Registered vs unregistered',
  activeEmployees: 'Active vs inactive',
  deactivated: 'Deactivated',
  documentStorage: 'Document storage',
} as const
