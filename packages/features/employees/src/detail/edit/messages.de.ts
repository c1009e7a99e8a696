import { defineTranslation } from '@ssp/feature-kit/messages'
import type { editEmployeeMessages } from './messages'

/** German texts of the edit modal. */
export const editEmployeeGerman = defineTranslation<typeof editEmployeeMessages>('employees.edit', {
  title: 'Mitarbeiter/in bearbeiten',
  submit: 'Änderungen speichern',
  updated: 'Mitarbeiter/in erfolgreich aktualisiert',
  failed: 'Mitarbeiter/in konnte nicht aktualisiert werden',
  forename: 'Vorname',
  surname: 'Nachname',
  identifier: 'Kennung',
  email: 'E-Mail',
  gender: 'Geschlecht',
  noGender: 'Nicht erfasst',
  mobileNumber: 'Mobilnummer',
  keptHelp: 'Lassen Sie die Angabe stehen, um sie zu behalten; hier kann sie nicht geleert werden.',
  avatar: {
    upload: 'Profilbild hochladen',
    remove: 'Profilbild entfernen',
    file: 'Profilbild, PNG, JPG, GIF oder SVG bis 10 MB',
    uploaded: 'Das Profilbild wurde geändert.',
    removed: 'Das Profilbild wurde entfernt.',
    uploadFailed: 'Das Profilbild konnte nicht hochgeladen werden – bitte versuchen Sie es später erneut',
    removeFailed: 'Das Profilbild konnte nicht gelöscht werden.',
    removeFailedBecause: (message) => `Das Profilbild konnte nicht gelöscht werden. Fehler: ${message}`,
    removeConfirm: (name) => `Möchten Sie das Profilbild von ${name} wirklich löschen?`,
    removeLabel: 'Profilbild löschen',
  },
})
