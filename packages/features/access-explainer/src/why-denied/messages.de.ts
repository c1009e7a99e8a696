import { defineTranslation } from '@ssp/feature-kit/messages'
import type { whyDeniedMessages } from './messages'

/** German texts of the part of a 403 page that names the missing permission. */
export const whyDeniedGerman = defineTranslation<typeof whyDeniedMessages>('accessExplainer.whyDenied', {
  missing: (permission) => `Fehlende Berechtigung: ${permission}`,
  grantedSince: (permission) => `${permission} wurde inzwischen erteilt. Melden Sie sich neu an, um sie zu nutzen.`,
})
