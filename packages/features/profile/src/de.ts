import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import { accountGerman } from './account/messages.de'
import { contentGerman, previewGerman } from './content/messages.de'
import { frameGerman } from './messages.de'
import { themeGerman } from './theme/messages.de'

/** The package in German, for `messages` of the provider. */
export const profileGerman = messagesOf(
  frameGerman,
  accountGerman,
  themeGerman,
  contentGerman,
  previewGerman,
  defineTitles({ Profile: 'Profil' }),
)
