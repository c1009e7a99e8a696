import { defineMessages } from '@ssp/feature-kit'

/** Texts of Payroll & Pensions Reports (spec 4 section 2.1). */
export const payrollMessages = defineMessages('analytics.payroll', {
  payslips: 'Payslips',
  payDocuments: 'Pay Documents',
  uploaded: 'Uploaded',
  views: 'Views',
  downloaded: 'Downloaded',
  payslipsUploaded: 'Payslips Uploaded',
  pensionVisitors: 'Pension Visitors',
  documentsUploaded: 'Pay Documents Uploaded',
  documentsDownloaded: 'Pay Documents Downloaded',
})
