import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

/** The page 'Portal Activity Reports' (spec 4 section 2.1). */
export const activityMessages = defineMessages('analytics.activity', {
  title: titles.activity,
  topLevel: 'Top Level Pages',
  topLevelHint: 'Choose a page to see its tiles.',
  tileHint: 'Choose a tile to see its calls to action.',
  discounts: 'Discounts Visits',
  wellbeing: 'Wellbeing Visits',
  news: 'News Read',
  newsHint: 'Choose an article to see its readers.',
  registration: 'Registered vs Unregistered',
  registrations: 'Registrations',
  activity: 'Active vs Inactive',
  deactivated: 'Deactivated Accounts',
  documents: 'Document Storage Visits',
  visits: 'Visits',
  readers: 'Readers',
  employees: 'Employees',
  accounts: 'Accounts',
})
