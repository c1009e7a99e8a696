import type { ServerModule } from '../../server-module.ts'
import { authHandlers } from './auth.handlers.ts'
import { resetCodeWorker } from './reset-code.job.ts'

export const authModule = {
  name: 'auth',
  handlers: authHandlers,
  workers: [resetCodeWorker],
  tables: ['reset_grants'],
} satisfies ServerModule
