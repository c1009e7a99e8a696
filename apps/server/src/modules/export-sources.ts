import type { Deps } from '../deps.ts'
import type { ExportSource } from '../storage/personal-addresses.ts'
import { readersExport } from './documents/readers-export.ts'
import { employeeExport } from './employee-bulk/employee-export.ts'
import { incidentExportSources } from './incidents/export.service.ts'
import { payrollLog } from './payroll/payroll-log.ts'
import { surveyExportSources } from './surveys/export.service.ts'

/** Files that are written while they are downloaded, by what their addresses name in place of a bucket. */
export const exportSources = (deps: Deps): Record<string, ExportSource> => ({
  ...readersExport(deps).sources,
  ...payrollLog(deps).sources,
  ...employeeExport(deps).sources,
  ...surveyExportSources(deps),
  ...incidentExportSources(deps),
})
