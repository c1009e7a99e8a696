import type { ServerModule } from '../../server-module.ts'
import { incidentsHandlers } from './incidents.handlers.ts'
import { dueIncidentsWorker, incidentReminderWorker } from './reminder.job.ts'
import { incidentBuckets } from './buckets.ts'
import { incidentExportSources } from './export.service.ts'

export const incidentsModule = {
  name: 'incidents',
  handlers: incidentsHandlers,
  workers: [dueIncidentsWorker, incidentReminderWorker],
  buckets: incidentBuckets,
  exports: incidentExportSources,
  tables: [
    'incident_account_conflicts',
    'incident_clocks',
    'incident_conflicts',
    'incident_declarations',
    'incident_events',
    'incident_form_versions',
    'incident_forms',
    'incident_images',
    'incident_note_versions',
    'incident_notes',
    'incident_reminders',
    'incidents',
  ],
} satisfies ServerModule
