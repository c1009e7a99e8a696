import type { ServerModule } from '../../server-module.ts'
import { analyticsHandlers } from './analytics.handlers.ts'
import { usageHandlers } from './usage.handlers.ts'
import { drilldownsHandlers } from './drilldowns.handlers.ts'
import { reportsHandlers } from './reports.handlers.ts'

export const analyticsModule = {
  name: 'analytics',
  handlers: (deps) => ({
    ...analyticsHandlers(deps),
    ...usageHandlers(deps),
    ...drilldownsHandlers(deps),
    ...reportsHandlers(deps),
  }),
  tables: ['usage_events'],
} satisfies ServerModule
