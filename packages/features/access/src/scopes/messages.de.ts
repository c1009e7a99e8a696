import { defineTranslation } from '@ssp/feature-kit/messages'
import type { scopeMessages } from './messages'

/** German texts of the list of secure send accesses and the form that adds one. */
export const scopeGerman = defineTranslation<typeof scopeMessages>('access.scopes', {
  empty: 'Noch kein Zugriff auf freigegebene Dokumente.',
  scope: 'Bereich',
  scopes: { client: 'Mandant', user: 'Benutzer', platform: 'Plattform', default: 'Standard' },
  scopeHelp: {
    client: 'Dokumente, die in einem Mandanten freigegeben sind.',
    user: 'Dokumente eines Benutzers.',
    platform: 'Dokumente, die in allen Mandanten der Plattform freigegeben sind.',
    default: 'Die Dokumente, die alle im Mandanten erreichen dürfen.',
  },
  target: { client: 'Mandant', user: 'Benutzer', platform: 'Plattform' },
  choose: 'Zum Suchen tippen',
  targetMissing: 'Bitte wählen Sie ein Ziel aus.',
  already: 'Diesen Zugriff gibt es bereits.',
  add: 'Zugriff hinzufügen',
  remove: 'Entfernen',
  removeOf: (name) => `${name} entfernen`,
  unknown: 'Außerhalb Ihres Zugriffs',
})
