import type { FeatureRoute } from '@ssp/feature-kit'

/** Pages after a switch and of the platform; neither is in the navigation (spec 1 section 2.1). */
export const clientsRoutes: FeatureRoute[] = [
  {
    path: '/client/switched',
    lazy: () => import('./switched/switched-page'),
    handle: { name: 'client switched', title: 'Client switched', access: { permission: 'CLIENT_SWITCH' } },
  },
  {
    path: '/platform',
    lazy: () => import('./manage/platform-redirect-page'),
    handle: { name: 'Platform', title: 'Platform manager', access: { permission: 'PLATFORM_VIEW' } },
  },
  {
    path: '/platform/manage',
    lazy: () => import('./manage/manage-page'),
    handle: { name: 'platform manager', title: 'Platform manager', access: { permission: 'PLATFORM_VIEW' } },
  },
]
