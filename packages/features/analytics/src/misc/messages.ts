import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

/** The page 'Miscellaneous Reports'; the specification names its charts, but not their titles (spec 4 section 2.1). */
export const miscMessages = defineMessages('analytics.misc', {
  title: titles.misc,
  devices: 'Device usage',
  brands: 'Device brands',
  visits: 'Visits',
})
