import { messagesOf } from '@ssp/feature-kit/messages'
import { blockGerman } from './blocks/messages.de'
import { richTextGerman } from './messages.de'

/** The package in German, for `messages` of the provider. */
export const blockEditorGerman = messagesOf(richTextGerman, blockGerman)
