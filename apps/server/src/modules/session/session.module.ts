import type { ServerModule } from '../../server-module.ts'
import { sessionHandlers } from './session.handlers.ts'

export const sessionModule = {
  name: 'session',
  handlers: sessionHandlers,
  tables: ['refresh_tokens'],
} satisfies ServerModule
