import { historyMessages } from './history/messages'
import { listMessages } from './list/messages'
import { pageMessages } from './page/messages'

/** Every text of the package, for hosts that replace some. */
export const auditLogMessages = {
  page: pageMessages.messages,
  list: listMessages.messages,
  history: historyMessages.messages,
}

/** All texts of the package. */
export type AuditLogMessages = typeof auditLogMessages
