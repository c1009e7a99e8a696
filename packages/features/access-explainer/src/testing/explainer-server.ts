import type { AccessExplanation } from '@ssp/api'
import { fakeClient, fakeId, fakePlatformClient, fakeServer } from '@ssp/api/testing'
import { explanation } from './explanation'

const base = '/ssp/production/access/{clientId}'
const NOW = '2025-03-04T09:12:00.000Z'

/** The operation that returns the explanation. */
export const explainPath = `${base}/users/{id}#getExplanation` as const

const status = 'active' as const

/** Two users of the client. */
export const explainedUsers = [
  { id: fakeId(2000), label: 'Ada Okafor', username: 'ada.okafor', email: 'ada.okafor@acme.example', status },
  { id: fakeId(2001), label: 'Bruno Costa', username: 'bruno.costa', email: null, status },
]

/** Two clients in reach; the first is the current one. */
export const explainedClients = [
  fakePlatformClient(),
  fakePlatformClient({ id: fakeId(4001), clientName: 'Borealis Energy', subdomain: 'borealis' }),
]

const permission = (name: string, index: number) => ({
  id: fakeId(10_000 + index),
  name,
  group: name.toLowerCase().split('_').slice(0, -1).join('_'),
  created_at: NOW,
  updated_at: NOW,
  grantable: true,
  readOnly: true,
})

/** The calls of the access explainer, for stories and tests; `changes` are those of the explanation. */
export const explainerServer = (changes: Partial<AccessExplanation> = {}, users = explainedUsers) =>
  fakeServer()
    .on('get', `${base}/client-users`, users)
    .on('get', `${base}/permissions`, ['EMPLOYEES_VIEW', 'TEAMS_UPDATE', 'CLIENT_SWITCH'].map(permission))
    .on('get', `${base}/clients`, { clients: explainedClients })
    .on('get', `${base}/users/{id}#getUserTeams`, [
      { id: fakeId(6000), label: 'Drivers 1', client_id: fakeClient().id },
      { id: fakeId(6001), label: 'Drivers 2', client_id: fakeId(4001) },
    ])
    .on('get', explainPath, explanation(changes))
