import { defineMessages } from '../messages/define-messages'

/** Texts of the rules of a password. */
export const passwordMessages = defineMessages('kit.password', {
  /** Spec 1 section 5, misspellings included. */
  broken: {
    length: 'Password must be atleast 8 characters long',
    upper: 'Please include atleast one upper case character',
    lower: 'Please include atleast one lower case character',
    special: 'Please include atleast one special character',
    number: 'Please include atleast one number',
    match: 'Passwords do not match',
  },
  needs: {
    length: '8 or more characters',
    upper: 'An upper-case letter',
    lower: 'A lower-case letter',
    special: 'A special character',
    number: 'A number',
  },
  met: ', done',
})
