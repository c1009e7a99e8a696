import type { ServerModule } from '../../server-module.ts'
import { errorLogHandlers } from './error-log.handlers.ts'

export const errorLogModule = {
  name: 'error-log',
  handlers: errorLogHandlers,
} satisfies ServerModule
