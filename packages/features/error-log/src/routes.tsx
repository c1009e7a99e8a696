import type { FeatureRoute } from '@ssp/feature-kit'
import { ListChecks, ScrollText, TriangleAlert } from 'lucide-react'
import { titles } from './titles'

// The specification gives no order; an entry without one is last (decision 1).
const LAST = 100

/** The pages of the feature, as the host mounts them (spec 4 section 2). */
export const errorLogRoutes: FeatureRoute[] = [
  {
    path: '/logs/',
    lazy: async () => ({ Page: (await import('./landing/event-logs-page')).EventLogsPage }),
    handle: {
      name: 'EventLogs',
      title: titles.logs,
      access: { permission: 'LOGS_VIEW' },
      // An account that may only see the errors can still find them (decision 12).
      nav: { order: LAST, label: titles.logs, icon: ScrollText, group: true },
    },
  },
  {
    path: '/logs/errors',
    lazy: async () => ({ Page: (await import('./errors/error-logs-page')).ErrorLogsPage }),
    handle: {
      name: 'ErrorLogs',
      title: titles.errors,
      access: { permission: 'ERRORS_VIEW' },
      nav: { order: 1, label: titles.errors, icon: TriangleAlert, parent: 'EventLogs' },
    },
  },
  {
    path: '/logs/queues',
    lazy: async () => ({ Page: (await import('./queues/queues-page')).QueuesPage }),
    handle: {
      name: 'Queues',
      title: titles.queues,
      access: { permission: 'PLATFORM_VIEW' },
      nav: { order: 2, label: titles.queues, icon: ListChecks, parent: 'EventLogs' },
    },
  },
]
