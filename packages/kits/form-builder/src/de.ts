import { messagesOf } from '@ssp/feature-kit/messages'
import { answersGerman } from './answers/messages.de'
import { builderGerman, editorGerman, fieldGerman } from './messages.de'
import { previewGerman } from './preview/messages.de'
import { runGerman } from './runner/messages.de'

/** The package in German, for `messages` of the provider. */
export const formBuilderGerman = messagesOf(
  fieldGerman,
  builderGerman,
  editorGerman,
  previewGerman,
  runGerman,
  answersGerman,
)
