import type { FeatureRoute } from '@ssp/feature-kit'

/** Public routes (spec 1 section 2.1). */
export const authRoutes: FeatureRoute[] = [
  {
    path: '/login',
    lazy: () => import('./login/login-page'),
    handle: { name: 'Login', title: 'Log in', access: 'public' },
  },
  {
    path: '/forgotten-password',
    lazy: () => import('./forgotten-password/forgotten-password-page'),
    handle: { name: 'forgotten password', title: 'Forgotten password', access: 'public' },
  },
]
