import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { errorsGerman, logsGerman } from './messages.de'
import { queuesGerman } from './queues/messages.de'

/** The package in German, for `messages` of the provider. */
export const errorLogGerman = messagesOf(
  logsGerman,
  errorsGerman,
  queuesGerman,
  defineTitles({ 'Event Logs': 'Ereignisprotokolle', ErrorLogs: 'Fehlerprotokoll', Queues: 'Warteschlangen' }),
)
