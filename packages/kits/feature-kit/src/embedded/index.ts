// `@ssp/feature-kit/embedded`: for hosts only, separate from the code that every page loads.
export { EmbeddedPage } from './embedded-page'
export type { EmbeddedPageProps } from './embedded-page'
export type { CallEvent, CallEvents } from './call-events'
export type { Place } from './use-place'
