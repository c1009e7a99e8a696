import type { Deps } from '../deps.ts'
import type { ExportSource } from '../storage/personal-addresses.ts'
import { readersExportSources } from './documents/readers-export.ts'
import { employeeExportSources } from './employee-bulk/employee-export.ts'
import { incidentExportSources } from './incidents/export.service.ts'
import { payrollLogSources } from './payroll/payroll-log.ts'
import { surveyExportSources } from './surveys/export.service.ts'

/** Files that are written while they are downloaded, by what their addresses name in place of a bucket. */
export const exportSources = (deps: Deps): Record<string, ExportSource> => ({
  ...readersExportSources(deps),
  ...payrollLogSources(deps),
  ...employeeExportSources(deps),
  ...surveyExportSources(deps),
  ...incidentExportSources(deps),
})
