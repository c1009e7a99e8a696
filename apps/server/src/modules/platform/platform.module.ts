import type { ServerModule } from '../../server-module.ts'
import { platformHandlers } from './platform.handlers.ts'

export const platformModule = {
  name: 'platform',
  handlers: platformHandlers,
} satisfies ServerModule
