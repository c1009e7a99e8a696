import { defineMessages } from '@ssp/feature-kit'

/** The texts of the shell and of the pages that belong to no feature. Quoted texts are the specification's, to the letter. */
export const portalMessages = defineMessages('portal', {
  product: 'Employee self-service administration',
  shell: {
    searchPlaceholder: 'Search for employee...',
    searchLabel: 'Search for employees',
    home: 'Home',
    navigation: 'Main',
    profile: 'Profile',
    logout: 'Logout',
    switchClient: 'Switch client',
    inbox: 'Notifications',
    account: 'Account',
    skip: 'Skip to content',
    light: 'Light',
    dark: 'Dark',
    system: 'Same as the system',
    chosen: 'Chosen:',
  },
  clientSection: 'Client',
  notFound: {
    title: 'Page not found',
    text: "Sorry, we could not find the page you're looking for.",
    nextStep: 'Check the address, or start from the dashboard.',
    action: 'Go to dashboard',
  },
  forbidden: {
    title: 'No access',
    text: 'Sorry, you do not have access this page.',
    nextStep: (client: string) =>
      `An administrator of ${client} who may change users (USERS_UPDATE) can give you access.`,
    action: 'Go to dashboard',
  },
  unauthorised: {
    title: 'Not logged in',
    text: 'You are not authorised, please try logging in again.',
    nextStep: 'Your session may have ended. Log in to continue.',
    action: 'Go to login',
  },
  client: {
    unknown: 'We do not know this address',
    unknownText: 'No organisation is registered under this address. Check the spelling of the first part.',
    failed: 'The portal could not be loaded',
    tryAgain: 'Try again',
    themeFailed: 'The colours of this client could not be loaded.',
    otherTab: (other: string, own: string) => `Another tab was switched to ${other}. This tab still shows ${own}.`,
  },
  chunk: {
    title: 'This part of the portal could not be loaded',
    text: 'The connection may be down, or a new version was published.',
    nextStep: 'Check your connection, then reload the page.',
    action: 'Reload',
  },
  session: {
    expired: 'Session expired.',
    unauthorised: 'You have been logged out, please login again.',
  },
})
