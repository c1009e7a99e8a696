import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

/** The page 'Rewards & Recognition Reports' (spec 4 section 2.1); the wording of the note is decision 29. */
export const rewardsMessages = defineMessages('analytics.rewards', {
  title: titles.rewards,
  note: 'Employee drill-down is coming.',
  recognition: 'Recognition Given',
  given: 'Vouchers Given',
  viewed: 'Vouchers viewed by recipient',
  types: 'Recognition Types',
  recognitions: 'Recognitions',
  vouchers: 'Vouchers',
})
