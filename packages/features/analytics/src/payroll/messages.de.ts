import { defineTranslation } from '@ssp/feature-kit/messages'
import type { payrollMessages } from './messages'

/** German texts of Payroll & Pensions Reports. */
export const payrollGerman = defineTranslation<typeof payrollMessages>('analytics.payroll', {
  payslips: 'Lohnabrechnungen',
  payDocuments: 'Lohndokumente',
  uploaded: 'Hochgeladen',
  views: 'Aufrufe',
  downloaded: 'Heruntergeladen',
  payslipsUploaded: 'Hochgeladene Lohnabrechnungen',
  pensionVisitors: 'Besucher der Altersvorsorge',
  documentsUploaded: 'Hochgeladene Lohndokumente',
  documentsDownloaded: 'Heruntergeladene Lohndokumente',
})
