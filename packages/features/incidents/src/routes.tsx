import type { FeatureRoute } from '@ssp/feature-kit'
import { Siren } from 'lucide-react'
import { titles } from './titles'

const access = { permission: 'INCIDENTS_VIEW' }

/** The pages of the feature, as the host mounts them (spec 3 section 2). */
export const incidentsRoutes: FeatureRoute[] = [
  {
    path: '/client/incidents',
    lazy: async () => ({ Page: (await import('./list/incidents-page')).IncidentsPage }),
    handle: {
      name: 'ClientIncidents',
      title: titles.list,
      access,
      nav: { order: 3, label: titles.list, icon: Siren, parent: 'Client' },
    },
  },
  {
    path: '/client/incidents/form',
    lazy: async () => ({ Page: (await import('./form/incident-form-page')).IncidentFormPage }),
    handle: { name: 'ClientincidentForm', title: titles.form, access },
  },
  {
    path: '/client/incidents/:id',
    lazy: async () => ({ Page: (await import('./detail/incident-page')).IncidentPage }),
    handle: { name: 'ClientincidentDetails', title: titles.detail, access },
  },
]
