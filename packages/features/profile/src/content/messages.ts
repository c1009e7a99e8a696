import { defineMessages } from '@ssp/feature-kit'

/** The CONTENT tab (spec 1 section 8). */
export const contentMessages = defineMessages('profile.content', {
  title: 'Login page text',
  description: 'Shown on the login page between the two dates; without dates, at any time.',
  loginHeading: 'Login heading',
  loginSubHeading: 'Login sub-heading',
  loginTextStart: 'Start text date',
  loginTextEnd: 'End text date',
  order: 'The end date is before the start date.',
  notLoaded: 'The texts could not be loaded.',
  failed: 'The texts were not saved.',
  saved: 'Content updated successfully.',
})

/** How the login page shows the texts, and whether it does today. */
export const previewMessages = defineMessages('profile.loginPreview', {
  title: 'Preview',
  saved: 'How the login page shows these texts.',
  edited: 'With your changes, which are not saved yet.',
  picture: (heading: string, lead: string) => `Login page with “${heading}” and “${lead}”`,
  /** What the login page shows where the client has no heading. */
  heading: 'Log in',
  submit: 'Log in',
  shown: 'Shown now',
  shownUntil: (day: string) => `Shown now, until ${day}`,
  onceSaved: 'Shown once saved',
  onceSavedUntil: (day: string) => `Shown once saved, until ${day}`,
  upcoming: (day: string) => `Shown from ${day}`,
  over: (day: string) => `Not shown since ${day}`,
  unset: 'No texts',
  until: (heading: string, client: string) => `Until then the login page shows “${heading}” and “${client}”.`,
  instead: (heading: string, client: string) => `The login page shows “${heading}” and “${client}” instead.`,
})
