import { chartGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const chartsGerman = { charts: chartGerman }
