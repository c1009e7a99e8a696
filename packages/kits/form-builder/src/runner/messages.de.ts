import { defineTranslation } from '@ssp/feature-kit/messages'
import type { runMessages } from './messages'

/** German texts of a form as an employee fills it in. */
export const runGerman = defineTranslation<typeof runMessages>('forms.run', {
  anonymousTitle: 'Ihre Antworten sind anonym',
  anonymous:
    'Gespeichert werden: Ihre Antworten, der Tag, an dem Sie geantwortet haben, und wie lange es gedauert hat. Nicht zusammen damit gespeichert werden: Ihr Name, Ihr Konto, Ihre Netzwerkadresse und die Uhrzeit.',
  namedTitle: 'Ihre Antworten tragen Ihren Namen',
  named: 'Gespeichert werden: Ihr Name, Ihre Antworten, wann Sie geantwortet haben und wie lange es gedauert hat.',
  required: 'Fragen mit * müssen beantwortet werden.',
  progress: (page, pages) => `Seite ${page} von ${pages}`,
  previous: 'Zurück',
  next: 'Weiter',
  submit: 'Absenden',
  attention: (count) =>
    count === 1 ? '1 Antwort muss überprüft werden.' : `${count} Antworten müssen überprüft werden.`,
  failed: 'Ihre Antworten wurden nicht gesendet.',
  kept: 'Sie bleiben auf dieser Seite erhalten. Versuchen Sie es erneut.',
  doneTitle: 'Vielen Dank',
  done: 'Ihre Antworten wurden gesendet.',
  errors: {
    required: 'Beantworten Sie diese Frage.',
    requiredOptions: 'Wählen Sie mindestens eine Option aus.',
    invalidEmail: 'Geben Sie eine E-Mail-Adresse ein, zum Beispiel name@firma.de.',
    invalidNumber: 'Geben Sie eine Zahl ein.',
    invalid: 'Diese Antwort passt nicht zur Frage.',
  },
  restored: 'Sie haben dieses Formular verlassen, ohne es abzusenden. Ihre Antworten sind noch da.',
  startAgain: 'Neu beginnen',
  empty: 'Dieses Formular enthält keine Fragen.',
})
