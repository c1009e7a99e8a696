import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { forgottenPasswordGerman } from './forgotten-password/messages.de'
import { loginGerman, noticeGerman } from './login/messages.de'

/** The package in German, for `messages` of the provider. */
export const authGerman = messagesOf(
  loginGerman,
  noticeGerman,
  forgottenPasswordGerman,
  defineTitles({ 'Log in': 'Anmelden', 'Forgotten password': 'Passwort vergessen' }),
)
