import type { FeatureRoute } from '@ssp/feature-kit'
import { History } from 'lucide-react'
import { title } from './title'

/** The page, an extension that the specification does not have. */
export const auditLogRoutes: FeatureRoute[] = [
  {
    path: '/access/audit-log',
    lazy: async () => ({ Page: (await import('./page/audit-log-page')).AuditLogPage }),
    handle: {
      name: 'AccessAuditLog',
      title,
      access: { permission: 'AUTH_VIEW' },
      nav: { order: 5, label: title, icon: History, parent: 'Auth' },
    },
  },
]
