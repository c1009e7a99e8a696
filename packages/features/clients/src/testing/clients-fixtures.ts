import type { PlatformClient } from '@ssp/api'
import { fakeId, fakePlatformClient } from '@ssp/api/testing'

/** A one-colour wordmark as a data URL. */
const wordmark = (text: string, colour: string) =>
  `data:image/svg+xml,${encodeURIComponent(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${60 + text.length * 12}" height="48"><circle cx="24" cy="24" r="14" fill="${colour}"/><text x="48" y="31" font-family="sans-serif" font-size="20" font-weight="700" fill="${colour}">${text}</text></svg>`,
  )}`

/** Five clients of one platform: with logos, without one, with a long name. */
export const platformClients: PlatformClient[] = [
  fakePlatformClient({ logo: wordmark('Acme', '#0f766e') }),
  fakePlatformClient({
    id: fakeId(2),
    clientName: 'Borealis Energy',
    subdomain: 'borealis',
    logo: wordmark('Borealis', '#6d28d9'),
  }),
  fakePlatformClient({ id: fakeId(3), clientName: 'Cobalt Care Homes', subdomain: 'cobalt' }),
  fakePlatformClient({
    id: fakeId(4),
    clientName: 'The Worshipful Company of Donaudampfschifffahrtsgesellschaft Haulage & Storage',
    subdomain: 'dampf',
  }),
  fakePlatformClient({
    id: fakeId(5),
    clientName: 'Ember Retail',
    subdomain: 'ember',
    logo: wordmark('Ember', '#c2410c'),
  }),
]
