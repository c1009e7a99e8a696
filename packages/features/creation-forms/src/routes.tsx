import type { FeatureRoute } from '@ssp/feature-kit'
import { FilePlus2 } from 'lucide-react'
import { titles } from './titles'

const access = { permission: 'PLATFORM_VIEW' }

/** The pages of the feature, as the host mounts them (spec 4 section 2.5). */
export const creationFormsRoutes: FeatureRoute[] = [
  {
    path: '/platform/creation-form',
    lazy: async () => ({ Page: (await import('./list/creation-forms-page')).CreationFormsPage }),
    handle: {
      name: 'CreationForms',
      title: titles.list,
      access,
      // The specification shows it in the navigation without a position, so it is last (4-decisions 1).
      nav: { order: 99, label: titles.list, icon: FilePlus2 },
    },
  },
  {
    path: '/platform/creation-form/create',
    lazy: async () => ({ Page: (await import('./create/create-creation-form-page')).CreateCreationFormPage }),
    handle: { name: 'CreationFormCreate', title: titles.create, access },
  },
  {
    path: '/platform/creation-form/:id',
    lazy: async () => ({ Page: (await import('./detail/creation-form-page')).CreationFormPage }),
    handle: { name: 'CreationForm', title: titles.detail, access },
  },
]
