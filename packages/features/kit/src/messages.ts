/** Visible texts of the kit; replaced by `messages.kit` of the provider. */
export const kitMessages = {
  /** Title of a failure without a wording of its own (spec 2 section 8). */
  errorTitle: 'Error',
  list: {
    search: 'Search',
    beyond: 'This page lies behind the last one.',
    firstPage: 'Go to the first page',
  },
  data: {
    failed: 'This could not be loaded',
  },
  password: {
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
  },
  host: {
    duplicateReact: 'Two copies of React are on the page; @ssp packages must share the host\u2019s.',
    missingStyles: 'The stylesheet of @ssp/ui is missing: import "@ssp/ui/styles.css" once.',
    missingRoot: 'No element carries the class "ssp-root": wrap the pages in SspProvider, or in Root of @ssp/ui.',
  },
} as const
