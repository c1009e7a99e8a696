import { defineMessages } from '@ssp/feature-kit'

/** Texts of Daily Analytics (spec 4 section 2.1). */
export const dailyMessages = defineMessages('analytics.daily', {
  date: 'Date',
  visitors: 'Visitors',
  unique: 'Unique visitors',
  actions: 'Actions',
  payslips: 'Payslips',
  discount: 'Discount visitors',
  storage: 'Document storage visitors',
  wellbeing: 'Wellbeing visitors',
  training: 'Training visitors',
})
