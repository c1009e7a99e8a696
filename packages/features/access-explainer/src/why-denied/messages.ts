import { defineMessages } from '@ssp/feature-kit'

/** The part of a 403 page that names the missing permission. */
export const whyDeniedMessages = defineMessages('accessExplainer.whyDenied', {
  missing: (permission: string) => `Missing permission: ${permission}`,
  grantedSince: (permission: string) => `${permission} was given in the meantime. Log in again to use it.`,
})
