import type { Client } from '@ssp/api'

/** Address of the site of a client (3-decisions 84). */
export const siteOf = ({ platformDomain }: Pick<Client, 'platformDomain'>): string => `https://${platformDomain}/`
