import { defineMessages } from '../messages/define-messages'

/** What `checkHost` reports, for the developer of a host. */
export const hostMessages = defineMessages('host', {
  title: 'This page embeds @ssp packages in a way that does not work',
  close: 'Close',
  duplicateReact: 'Two copies of React are on the page; @ssp packages must share the one of the host.',
  duplicateQuery: 'Two copies of @tanstack/react-query are on the page; @ssp packages must share the one of the host.',
  duplicateKit: 'Two copies of @ssp/feature-kit are on the page; pages of one do not find the provider of the other.',
  otherContract: (server: string, client: string) =>
    `The server has version ${server} of the contract, and the packages were made for ${client}: update the older of the two.`,
  missingStyles: 'The stylesheet of @ssp/ui is missing: import "@ssp/ui/styles.css" once.',
  missingSheets: (files: string) => `A stylesheet of a package is missing (${files}): import its "styles.css" once.`,
  missingRoot: 'No element has the class "ssp-root": put the pages into Ssp, SspProvider, or Root of @ssp/ui.',
  smallRoot: (size: string) =>
    `The root of the page has a font size of ${size}, so that texts and controls are small: set "--ssp-base-size: 16px" on ".ssp-root".`,
  reachesIn: (what: string) =>
    `Styles of the host reach into the pages (${what}): put rules for bare elements into a layer before "ssp", and import "@ssp/ui/isolated.css".`,
})
