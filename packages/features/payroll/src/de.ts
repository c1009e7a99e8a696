import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { itemGerman, matchGerman, reviewGerman, scheduleGerman, uploadGerman, uploadsGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const payrollGerman = messagesOf(
  uploadsGerman,
  uploadGerman,
  reviewGerman,
  itemGerman,
  matchGerman,
  scheduleGerman,
  defineTitles({ 'Payroll Uploads': 'Lohnabrechnungs-Uploads', 'Payroll upload': 'Lohnabrechnungs-Upload' }),
)
