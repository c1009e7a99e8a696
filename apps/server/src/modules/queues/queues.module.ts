import type { ServerModule } from '../../server-module.ts'
import { queuesHandlers } from './queues.handlers.ts'

export const queuesModule = {
  name: 'queues',
  handlers: queuesHandlers,
} satisfies ServerModule
