// `@ssp/feature-kit/embedded`: for hosts only, apart from what every page loads.
export { EmbeddedPage } from './embedded-page'
export type { EmbeddedPageProps } from './embedded-page'
export type { CallEvent, CallEvents } from './call-events'
export type { Place } from './use-place'
