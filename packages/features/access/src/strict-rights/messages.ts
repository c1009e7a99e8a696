import { defineMessages } from '@ssp/feature-kit'

const figure = new Intl.NumberFormat('en')

/** What an account may do beside what its permissions name, at a client without strict rights. */
export const strictRightsMessages = defineMessages('access.strictRights', {
  title: 'Accounts that may view may also change',
  text: 'Strict rights are off: a permission to view employees, teams, documents, incidents, uploads, rewards, recognition or marketing files also lets an account create, change and delete them.',
  /** For an account that may not change the client. */
  elsewhere: 'An account with the permission CLIENT UPDATE can turn them on.',
  turnOn: 'Turn strict rights on',
  confirm: {
    title: 'Turn strict rights on?',
    confirmLabel: 'Turn on',
  },
  loses: (count: number) =>
    count === 1
      ? '1 account will lose changes that it makes by a permission to view.'
      : `${figure.format(count)} accounts will lose changes that they make by a permission to view.`,
  losesNone: 'No account loses anything: all hold the permissions for the changes that they can make.',
  back: 'Strict rights can be turned off under Client Details.',
  accounts: 'Accounts that lose changes',
  turnedOn: 'Strict rights are on',
})
