import { pageMessages } from './page/messages'
import { reasonMessages } from './reasons/messages'
import { whyDeniedMessages } from './why-denied/messages'

/** Every text of the feature, for hosts that replace some. */
export const accessExplainerMessages = {
  page: pageMessages.messages,
  reasons: reasonMessages.messages,
  whyDenied: whyDeniedMessages.messages,
}

/** All texts of the feature. */
export type AccessExplainerMessages = typeof accessExplainerMessages
