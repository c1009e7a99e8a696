import { defineNames, defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { itemGerman, matchGerman, reviewGerman, scheduleGerman, uploadGerman, uploadsGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const payrollGerman = messagesOf(
  uploadsGerman,
  uploadGerman,
  reviewGerman,
  itemGerman,
  matchGerman,
  scheduleGerman,
  defineNames('payroll', {
    Uploaded: 'Hochgeladen',
    Processing: 'In Verarbeitung',
    Failed: 'Fehlgeschlagen',
    'Completed with errors': 'Mit Fehlern abgeschlossen',
    'Partially completed': 'Teilweise abgeschlossen',
    'Mapping errors': 'Zuordnungsfehler',
    'Completed with warnings': 'Mit Warnungen abgeschlossen',
    Completed: 'Abgeschlossen',
    'Ready for review': 'Zur Prüfung bereit',
    Scheduled: 'Geplant',
    Recalled: 'Zurückgerufen',
    Payslip: 'Lohnabrechnung',
    'CJS Excel Payslip': 'Lohnabrechnung aus CJS Excel',
  }),
  defineTitles({ 'Payroll Uploads': 'Lohnabrechnungs-Uploads', 'Payroll upload': 'Lohnabrechnungs-Upload' }),
)
