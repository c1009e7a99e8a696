import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { evidenceGerman } from './evidence/messages.de'
import {
  incidentClockGerman,
  incidentDetailGerman,
  incidentFormGerman,
  incidentGerman,
  incidentListGerman,
  reportGerman,
  selectedIncidentsGerman,
} from './messages.de'

/** The package in German, for `messages` of the provider. */
export const incidentsGerman = messagesOf(
  incidentGerman,
  incidentListGerman,
  incidentDetailGerman,
  incidentFormGerman,
  incidentClockGerman,
  reportGerman,
  selectedIncidentsGerman,
  evidenceGerman,
  defineTitles({ Incidents: 'Vorfälle', Incident: 'Vorfall', 'Incident form': 'Vorfallformular' }),
)
