import type { ServerModule } from '../../server-module.ts'
import { interactionsHandlers } from './interactions.handlers.ts'

export const interactionsModule = {
  name: 'interactions',
  handlers: interactionsHandlers,
} satisfies ServerModule
