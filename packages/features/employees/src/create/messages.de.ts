import { defineTranslation } from '@ssp/feature-kit/messages'
import type { quickCreateMessages } from './messages'

/** German texts of the side panel that creates an employee. */
export const quickCreateGerman = defineTranslation<typeof quickCreateMessages>('employees.quickCreate', {
  title: 'Mitarbeiter/in schnell anlegen',
  hint: 'Vorname, Nachname, Kennung oder E-Mail genügt.',
  forename: 'Vorname',
  surname: 'Nachname',
  identifier: 'Kennung',
  email: 'E-Mail',
  mobileNumber: 'Mobilnummer',
  telephoneNumber: 'Telefonnummer',
  dateOfBirth: 'Geburtsdatum',
  gender: 'Geschlecht',
  noGender: 'Nicht erfasst',
  team: 'Team',
  chooseTeam: 'Team wählen',
  teamsFailed: 'Die Teams konnten nicht geladen werden.',
  submit: 'Mitarbeiter/in anlegen',
  another: 'Weitere Person anlegen',
  created: 'Mitarbeiter/in erfolgreich angelegt.',
  viewCreated: 'Mitarbeiter/in ansehen',
  errors: {
    incomplete: 'Bitte füllen Sie alle Felder aus.',
    phone: 'Das ist keine Telefonnummer.',
    birthday: 'Geben Sie einen Tag ab 1900 und bis heute ein.',
    team: 'Wählen Sie eines Ihrer Teams.',
    failed: 'Mitarbeiter/in konnte nicht angelegt werden',
  },
  discard: {
    title: 'Schließen, ohne anzulegen?',
    loses: 'Was Sie eingegeben oder ausgewählt haben, geht verloren.',
    confirmLabel: 'Verwerfen',
    cancelLabel: 'Weiter bearbeiten',
  },
})
