/** Visible texts of the kit; replaced by `messages.kit` of the provider. */
export const kitMessages = {
  /** Title of a failure without a wording of its own (spec 2 section 8). */
  errorTitle: 'Error',
  list: {
    search: 'Search',
  },
  data: {
    failed: 'This could not be loaded',
  },
  host: {
    duplicateReact: 'Two copies of React are on the page; @ssp packages must share the host\u2019s.',
    missingStyles: 'The stylesheet of @ssp/ui is missing: import "@ssp/ui/styles.css" once.',
    missingRoot: 'No element carries the class "ssp-root": wrap the pages in SspProvider, or in Root of @ssp/ui.',
  },
} as const
