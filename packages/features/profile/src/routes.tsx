import type { FeatureRoute } from '@ssp/feature-kit'
import { CircleUser } from 'lucide-react'
import { titles } from './titles'

/** The page of the feature, as the host mounts it: for any signed-in user (R1-031 to R1-033). */
export const profileRoutes: FeatureRoute[] = [
  {
    path: '/profile',
    lazy: async () => ({ Page: (await import('./profile-page')).ProfilePage }),
    handle: {
      name: 'Profile',
      title: titles.profile,
      access: 'session',
      nav: { order: 6, label: titles.profile, icon: CircleUser },
    },
  },
]
