import { defineTitles, messagesOf } from '@ssp/feature-kit/messages'
import {
  createCreationFormGerman,
  creationFormDetailGerman,
  creationFormFieldGerman,
  creationFormGerman,
  creationFormListGerman,
} from './messages.de'

/** The package in German, for `messages` of the provider. */
export const creationFormsGerman = messagesOf(
  creationFormGerman,
  creationFormListGerman,
  creationFormFieldGerman,
  createCreationFormGerman,
  creationFormDetailGerman,
  defineTitles({
    'Creation forms': 'Anlegeformulare',
    'New Form': 'Neues Formular',
    'Creation form': 'Anlegeformular',
  }),
)
