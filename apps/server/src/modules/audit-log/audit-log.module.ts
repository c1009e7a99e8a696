import type { ServerModule } from '../../server-module.ts'
import { auditLogHandlers } from './audit-log.handlers.ts'

export const auditLogModule = {
  name: 'audit-log',
  handlers: auditLogHandlers,
} satisfies ServerModule
