import { manageMessages } from './manage/messages'
import { switchedMessages } from './switched/messages'
import { switcherMessages } from './switcher/messages'

/** All messages of this package, the shape of `messages.clients` of the provider. */
export const clientsMessages = {
  switcher: switcherMessages.messages,
  switched: switchedMessages.messages,
  manage: manageMessages.messages,
}
