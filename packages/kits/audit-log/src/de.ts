import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { historyGerman } from './history/messages.de'
import { listGerman } from './list/messages.de'
import { pageGerman } from './page/messages.de'

/** The package in German, for `messages` of the provider. */
export const auditLogGerman = messagesOf(
  pageGerman,
  listGerman,
  historyGerman,
  defineTitles({ 'Audit log': 'Audit-Protokoll' }),
)
