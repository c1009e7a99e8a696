import type { ServerModule } from '../../server-module.ts'
import { payHandlers } from './pay.handlers.ts'
import { archiveWorker } from './archive.job.ts'
import { archivePurge } from './buckets.ts'

export const payModule = {
  name: 'pay',
  handlers: payHandlers,
  workers: [archiveWorker],
  purge: [archivePurge],
  tables: ['pay_archives'],
} satisfies ServerModule
