import type { ServerModule } from '../../server-module.ts'
import { accessExplainerHandlers } from './access-explainer.handlers.ts'

export const accessExplainerModule = {
  name: 'access-explainer',
  handlers: accessExplainerHandlers,
} satisfies ServerModule
