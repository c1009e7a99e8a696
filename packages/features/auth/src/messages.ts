import { forgottenPasswordMessages } from './forgotten-password/messages'
import { loginMessages, noticeMessages } from './login/messages'

/** All messages of this package, the shape of `messages.auth` of the provider. */
export const authMessages = {
  login: loginMessages.messages,
  notices: noticeMessages.messages,
  forgotten: forgottenPasswordMessages.messages,
}
