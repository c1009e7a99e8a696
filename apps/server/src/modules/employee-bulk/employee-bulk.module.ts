import type { ServerModule } from '../../server-module.ts'
import { employeeBulkHandlers } from './bulk.handlers.ts'
import { bulkRunWorker } from './bulk-job.ts'
import { employeeExportSources } from './employee-export.ts'
import { bulkRunPurge } from './bulk.repository.ts'

export const employeeBulkModule = {
  name: 'employee-bulk',
  handlers: employeeBulkHandlers,
  workers: [bulkRunWorker],
  exports: employeeExportSources,
  purge: [bulkRunPurge],
  tables: ['bulk_rows', 'bulk_runs'],
} satisfies ServerModule
