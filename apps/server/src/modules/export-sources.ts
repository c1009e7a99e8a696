import type { Deps } from '../deps.ts'
import type { ExportSource } from '../storage/personal-addresses.ts'
import { exportService as incidentExport } from './incidents/export.service.ts'
import { exportService as surveyExport } from './surveys/export.service.ts'

/** Files that are written while they are downloaded, by what their addresses name in place of a bucket. */
export const exportSources = (deps: Deps): Record<string, ExportSource> => ({
  ...surveyExport(deps).sources,
  ...incidentExport(deps).sources,
})
