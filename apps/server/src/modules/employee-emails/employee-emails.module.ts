import type { ServerModule } from '../../server-module.ts'
import { employeeEmailsHandlers } from './employee-emails.handlers.ts'

export const employeeEmailsModule = {
  name: 'employee-emails',
  handlers: employeeEmailsHandlers,
} satisfies ServerModule
