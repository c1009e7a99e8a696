import { defineMessages } from '@ssp/feature-kit'

/** The CONTENT tab (spec 1 section 8). */
export const contentMessages = defineMessages('profile.content', {
  title: 'Login page text',
  description: 'Shown on the sign-in page between the two dates; without dates it shows until it is changed.',
  loginHeading: 'Login heading',
  loginSubHeading: 'Login sub-heading',
  loginTextStart: 'Start text date',
  loginTextEnd: 'End text date',
  order: 'The end date is before the start date.',
  notLoaded: 'The texts could not be loaded.',
  failed: 'The texts were not saved.',
  saved: 'Content updated successfully.',
})
