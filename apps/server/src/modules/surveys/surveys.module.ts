import type { ServerModule } from '../../server-module.ts'
import { surveysHandlers } from './surveys.handlers.ts'
import { reminderWorker } from './reminder.job.ts'
import { surveyBuckets } from './buckets.ts'
import { surveyExportSources } from './export.service.ts'

export const surveysModule = {
  name: 'surveys',
  handlers: surveysHandlers,
  workers: [reminderWorker],
  buckets: surveyBuckets,
  exports: surveyExportSources,
  tables: [
    'survey_answer_counts',
    'survey_categories',
    'survey_members',
    'survey_reminders',
    'survey_respondents',
    'survey_responses',
    'survey_settings',
    'survey_templates',
    'survey_totals',
    'survey_versions',
    'surveys',
  ],
} satisfies ServerModule
