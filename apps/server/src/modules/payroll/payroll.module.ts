import { taken, type ServerModule } from '../../server-module.ts'
import { payrollHandlers } from './payroll.handlers.ts'
import { payrollWorker } from './payroll.job.ts'
import { payrollBuckets } from './buckets.ts'
import { payrollLogSources } from './payroll-log.ts'
import { PERSON_TAKEN } from './review.service.ts'

export const payrollModule = {
  name: 'payroll',
  handlers: payrollHandlers,
  workers: [payrollWorker],
  buckets: payrollBuckets,
  exports: payrollLogSources,
  constraints: {
    payroll_items_person: PERSON_TAKEN,
    payroll_jobs_file: taken('document_key', 'This file is being processed already.'),
  },
  tables: ['pay_documents', 'payroll_items', 'payroll_jobs', 'payslips'],
} satisfies ServerModule
