import { defineTranslation } from '@ssp/feature-kit/messages'
import type { mergeMessages } from './messages'

/** Fields of an employee by their names on the wire. */
export const employeeFieldsGerman = {
  title: 'Anrede',
  forename: 'Vorname',
  surname: 'Nachname',
  identifier: 'Kennung',
  email: 'E-Mail',
  mobileNumber: 'Mobilnummer',
  telephoneNumber: 'Telefonnummer',
  dateOfBirth: 'Geburtsdatum',
  gender: 'Geschlecht',
}

/** German texts of the merge modal. */
export const mergeGerman = defineTranslation<typeof mergeMessages>('employees.merge', {
  title: 'Konto zusammenführen',
  description: (name, mayRemove) =>
    `${name} wird mit dem richtigen Konto verknüpft, das die von Ihnen gewählten Angaben übernimmt. ${mayRemove ? 'Die Zusammenführung kann wieder aufgehoben werden' : 'Sie dürfen die Zusammenführung nicht aufheben; ein Konto, das Mitarbeitende löschen darf, kann es'}; beide Konten erhalten dann ihre Angaben zurück.`,
  search: 'Richtiges Konto',
  thisAccount: 'dieses Konto',
  searchHelp: 'Suchen Sie nach Name, Kennung oder E-Mail.',
  alreadyMerged: 'bereits mit einem anderen Konto zusammengeführt',
  confirm: 'Zusammenführung bestätigen',
  chooseFirst: 'Wählen Sie zuerst das richtige Konto.',
  cancel: 'Abbrechen',
  compare: 'Angaben des richtigen Kontos nach der Zusammenführung',
  after: 'Beide Konten nach der Zusammenführung',
  counts:
    'Beide gelten dann als eine Person: Was eines der Konten gelesen, bestätigt oder beantwortet hat, zählt für das richtige Konto.',
  detail: 'Angabe',
  correct: (name) => `${name} (richtiges Konto)`,
  merged: (name) => `${name} (dieses Konto)`,
  ofCorrect: '(richtiges Konto)',
  ofThis: '(dieses Konto)',
  same: (details) => `In beiden gleich: ${details.join(', ')}.`,
  sameField: (detail, value) => `${detail} (${value})`,
  nothing: 'Nichts',
  failed: 'Das Konto konnte nicht geladen werden.',
  fields: employeeFieldsGerman,
})
