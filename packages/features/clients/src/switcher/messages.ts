import { defineMessages } from '@ssp/feature-kit'

/** Messages of the client switcher; texts of the specification are verbatim. */
export const switcherMessages = defineMessages('clients.switcher', {
  title: 'Switch client',
  search: 'Search clients',
  manage: 'Platform manager',
  current: 'Current client',
  failed: "We're sorry, there was a problem loading clients.",
  empty: 'We could not find any clients.',
  loading: 'Loading clients',
})
