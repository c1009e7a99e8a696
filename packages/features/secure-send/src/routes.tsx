import type { FeatureRoute } from '@ssp/feature-kit'
import { Send } from 'lucide-react'
import { titles } from './titles'

const access = { permission: 'SECURE_SEND_VIEW' } as const

/** The pages of the feature, as the host mounts them (spec 3 section 2). */
export const secureSendRoutes: FeatureRoute[] = [
  {
    path: '/shared-documents',
    lazy: async () => ({ Page: (await import('./inbox/inbox-page')).InboxPage }),
    handle: {
      name: titles.secureSend,
      title: titles.secureSend,
      access,
      nav: { order: 5, label: titles.secureSend, icon: Send },
    },
  },
  {
    path: '/shared-documents/logs',
    lazy: async () => ({ Page: (await import('./logs/logs-page')).LogsPage }),
    handle: { name: 'SecureSendLogs', title: titles.secureSend, access },
  },
]
