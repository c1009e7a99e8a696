import type { FeatureRoute } from '@ssp/feature-kit'
import { MailPlus } from 'lucide-react'
import { titles } from './titles'

/** The page of the feature, as the host mounts it (spec 3 section 2). */
export const welcomeEmailRoutes: FeatureRoute[] = [
  {
    path: '/client/email-attachments',
    lazy: async () => ({ Page: (await import('./page/email-attachments-page')).EmailAttachmentsPage }),
    handle: {
      // The specification has no name for the route (3-decisions 4).
      name: 'ClientEmailAttachments',
      title: titles.attachments,
      access: { permission: 'EMAIL_ATTACHMENTS_VIEW' },
      nav: { order: 4, label: titles.attachments, icon: MailPlus, parent: 'Client' },
    },
  },
]
