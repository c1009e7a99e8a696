import { defineMessages } from '@ssp/feature-kit'

/** The list of secure send accesses and the form that adds one; used by the user page and the wizard. */
export const scopeMessages = defineMessages('access.scopes', {
  empty: 'No access to shared documents yet.',
  scope: 'Target scope',
  scopes: { client: 'Client', user: 'User', platform: 'Platform', default: 'Default' },
  scopeHelp: {
    client: 'Documents shared in one client.',
    user: 'Documents of one user.',
    platform: 'Documents shared in every client of the platform.',
    default: 'The documents that everybody of the client may reach.',
  },
  target: { client: 'Client', user: 'User', platform: 'Platform' },
  choose: 'Type to search',
  targetMissing: 'Please select a target.',
  already: 'This access is there already.',
  add: 'Add access',
  remove: 'Remove',
  removeOf: (name: string) => `Remove ${name}`,
  unknown: 'Out of your reach',
})
