import { defineTranslation } from '../messages/define-translation'
import type { passwordMessages } from './messages'

/** German texts of the rules of a password. */
export const passwordGerman = defineTranslation<typeof passwordMessages>('kit.password', {
  broken: {
    length: 'Das Passwort muss mindestens 8 Zeichen lang sein',
    upper: 'Bitte verwenden Sie mindestens einen Großbuchstaben',
    lower: 'Bitte verwenden Sie mindestens einen Kleinbuchstaben',
    special: 'Bitte verwenden Sie mindestens ein Sonderzeichen',
    number: 'Bitte verwenden Sie mindestens eine Ziffer',
    match: 'Die Passwörter stimmen nicht überein',
  },
  needs: {
    length: 'Mindestens 8 Zeichen',
    upper: 'Ein Großbuchstabe',
    lower: 'Ein Kleinbuchstabe',
    special: 'Ein Sonderzeichen',
    number: 'Eine Ziffer',
  },
  met: ', erfüllt',
})
