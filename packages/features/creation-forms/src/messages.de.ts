import { defineTranslation } from '@ssp/feature-kit/messages'
import type {
  createCreationFormMessages,
  creationFormDetailMessages,
  creationFormFieldMessages,
  creationFormListMessages,
  creationFormMessages,
} from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of all pages. */
export const creationFormGerman = defineTranslation<typeof creationFormMessages>('creationForms.shared', {
  platform: 'Plattformverwaltung',
  list: 'Anlegeformulare',
  completed: 'Abgeschlossen',
  inProgress: 'In Bearbeitung',
  failure: 'Es ist ein Fehler aufgetreten, bitte versuchen Sie es erneut.',
  portal: 'Portal',
  contact: 'Kontakt',
  customisation: 'Gestaltung',
  requiredDocuments: 'Erforderliche Dokumente',
  companyDocuments: 'Unternehmensdokumente',
  loginTypes: ['Sozialversicherungsnummer', 'Personalnummer', 'Abrechnungsnummer', 'Eigene Anmeldekennung'],
  fields: {
    client_name: 'Unternehmensname',
    url: 'Name in der URL',
    contact_name: 'Name der Ansprechperson',
    contact_email: 'E-Mail-Adresse der Ansprechperson',
    login_type: 'Bezeichnung der Anmeldung',
    primary: 'Primärfarbe',
    secondary: 'Sekundärfarbe',
    required: 'Erforderliche Dokumente',
    company: 'Unternehmensdokumente',
    assets: 'Bilddateien',
  },
  asset: (name) => `Bilddatei ${name}`,
})

/** German texts of the list of forms. */
export const creationFormListGerman = defineTranslation<typeof creationFormListMessages>('creationForms.list', {
  title: 'Anlegeformulare',
  number: '#',
  search: 'Anlegeformulare suchen',
  clientName: 'Name des Mandanten',
  url: 'URL',
  createdAt: 'Angelegt am',
  status: 'Status',
  create: 'Neues Formular',
  empty: 'Es gibt noch keine Anlegeformulare',
  noMatch: 'Kein Anlegeformular entspricht der Suche und den Filtern.',
  failed: 'Die Anlegeformulare konnten nicht geladen werden',
  total: (count) => (count === 1 ? '1 Formular' : `${figure.format(count)} Formulare`),
})

/** German texts of the fields of a form. */
export const creationFormFieldGerman = defineTranslation<typeof creationFormFieldMessages>('creationForms.fields', {
  urlHelp: 'Buchstaben, Ziffern und Bindestriche.',
  loginTypeHelp: 'Womit sich Mitarbeitende anmelden.',
  optional: 'Optional. Wählen Sie aus, was das Unternehmen hochladen wird.',
  requiredHelp: 'Wählen Sie aus, was Mitarbeitende im Portal finden werden.',
  assetsHelp: 'Logos und Bilder für das Portal, bis zu 10.',
  addAssets: 'Bilddateien hinzufügen',
  removeAsset: (name) => `${name} entfernen`,
  colour: 'Geben Sie # und sechs Ziffern oder Buchstaben von a bis f ein.',
})

/** German texts of the page of a new form. */
export const createCreationFormGerman = defineTranslation<typeof createCreationFormMessages>('creationForms.create', {
  title: 'Neues Formular',
  intro: 'Was wir brauchen, um ein Portal im Design eines neuen Mandanten einzurichten.',
  submit: 'Formular anlegen',
  cancel: 'Abbrechen',
  created: 'Formular angelegt',
})

/** German texts of the page of one form. */
export const creationFormDetailGerman = defineTranslation<typeof creationFormDetailMessages>('creationForms.detail', {
  failed: 'Das Anlegeformular konnte nicht geladen werden',
  missing: 'Dieses Anlegeformular gibt es nicht.',
  back: 'Zurück zu den Anlegeformularen',
  created: (date) => `Angelegt am ${date}`,
  completed: (date) => `Abgeschlossen am ${date}`,
  edit: 'Bearbeiten',
  cancel: 'Abbrechen',
  update: 'Aktualisieren',
  updated: 'Formular aktualisiert',
  none: 'Keine',
  noAssets: 'Keine Bilddateien',
  yes: 'Ja',
  no: 'Nein',
  discard: {
    title: 'Bearbeitung beenden?',
    loses: 'Ihre Änderungen gehen verloren.',
    confirmLabel: 'Verwerfen',
    cancelLabel: 'Weiter bearbeiten',
  },
})
