import type { FeatureRoute } from '@ssp/feature-kit'
import { FolderOpen } from 'lucide-react'
import { titles } from './titles'

/** The pages of the feature, as the host mounts them (spec 3 section 2). */
export const documentsRoutes: FeatureRoute[] = [
  {
    path: '/client/documents',
    lazy: async () => ({ Page: (await import('./list/documents-page')).DocumentsPage }),
    handle: {
      name: 'ClientDocuments',
      title: titles.documents,
      access: { permission: 'DOCUMENTS_VIEW' },
      nav: { order: 6, label: titles.documents, icon: FolderOpen, parent: 'Client' },
    },
  },
  {
    path: '/client/documents/:id',
    lazy: async () => ({ Page: (await import('./detail/document-page')).DocumentPage }),
    handle: {
      name: 'ClientDocumentDetails',
      title: titles.document,
      access: { permission: 'DOCUMENTS_VIEW' },
    },
  },
]
