import type { FeatureRoute } from '@ssp/feature-kit'
import { FileStack } from 'lucide-react'
import { titles } from './titles'

const access = { permission: 'JOBS_VIEW' } as const

/** The pages of the feature, as the host mounts them (spec 3 section 2; the review is an extension). */
export const payrollRoutes: FeatureRoute[] = [
  {
    path: '/client/jobs',
    lazy: async () => ({ Page: (await import('./list/payroll-uploads-page')).PayrollUploadsPage }),
    handle: {
      // The specification has no name for the route (3-decisions 4).
      name: 'ClientJobs',
      title: titles.uploads,
      access,
      nav: { order: 4, label: titles.uploads, icon: FileStack, parent: 'Client' },
    },
  },
  {
    path: '/client/jobs/:id',
    lazy: async () => ({ Page: (await import('./review/payroll-upload-page')).PayrollUploadPage }),
    handle: { name: 'ClientJob', title: titles.review, access },
  },
]
