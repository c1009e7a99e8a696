import { defineTranslation } from '@ssp/feature-kit/messages'
import type { categoryMessages, fileMessages, marketingMessages, previewMessages, removalMessages } from './messages'

const figure = new Intl.NumberFormat('de')
const counted = (count: number, one: string, many: string) => `${figure.format(count)} ${count === 1 ? one : many}`

/** German texts of the page with its folders and files. */
export const marketingPageGerman = defineTranslation<typeof marketingMessages>('marketing.page', {
  title: 'Marketingmaterialien',
  categories: 'Kategorien',
  more: (file) => `Weitere Aktionen für ${file}`,
  files: (category) => `Dateien in ${category}`,
  categoryCount: (count) => counted(count, 'Kategorie', 'Kategorien'),
  fileCount: (count) => counted(count, 'Datei', 'Dateien'),
  downloads: (count) => counted(count, 'Download', 'Downloads'),
  noCategories: 'Es gibt derzeit keine Marketingmaterialien – bitte legen Sie eine Kategorie an',
  noFiles: 'In dieser Kategorie gibt es noch keine Dateien.',
  categoriesFailed: 'Die Kategorien konnten nicht geladen werden.',
  filesFailed: 'Die Dateien konnten nicht geladen werden.',
  noCategory: 'Diese Kategorie gibt es nicht mehr.',
  backToCategories: 'Zurück zu den Kategorien',
  shared: 'Alle Mandanten',
  locked: 'Diese Kategorie wird von der Plattform bereitgestellt. Nur das Plattformpersonal kann sie ändern.',
  branded: 'Mit Marke',
  newCategory: 'Neue Kategorie',
  uploadFile: 'Datei hochladen',
  updateCategory: 'Kategorie bearbeiten',
  deleteCategory: 'Kategorie löschen',
  preview: 'Vorschau',
  downloadPdf: 'Als PDF herunterladen',
  downloadFile: 'Datei herunterladen',
  remove: 'Entfernen',
  downloadFailed: 'Das Herunterladen ist fehlgeschlagen',
})

/** German texts of confirmations and notifications. */
export const removalGerman = defineTranslation<typeof removalMessages>('marketing.removal', {
  category: {
    first: 'Möchten Sie diese Kategorie wirklich löschen?',
    second: 'Mit dieser Kategorie werden alle ihre Dateien gelöscht. Sind Sie sicher?',
    loses: (title, files) => `${title} mit ${files}.`,
    next: 'Weiter',
    confirmLabel: 'Kategorie löschen',
    done: 'Die Kategorie wurde gelöscht',
  },
  file: {
    title: 'Möchten Sie diese Datei wirklich löschen?',
    loses: (title) => `${title} und die Zahl der Downloads.`,
    confirmLabel: 'Entfernen',
    done: (title) => `${title} wurde gelöscht!`,
  },
})

/** German texts of the dialogs that create and update a category. */
export const categoryGerman = defineTranslation<typeof categoryMessages>('marketing.category', {
  create: 'Neue Kategorie',
  update: 'Kategorie bearbeiten',
  submit: 'Kategorie anlegen',
  save: 'Speichern',
  title: 'Titel',
  description: 'Beschreibung',
  shared: 'Allen Mandanten der Plattform zeigen',
  created: 'Die Kategorie wurde angelegt',
  updated: 'Die Kategorie wurde gespeichert',
  errors: {
    title: 'Bitte geben Sie der Kategorie einen Titel',
    failed: 'Die Kategorie konnte nicht gespeichert werden.',
  },
})

/** German texts of the dialog that adds a file. */
export const fileGerman = defineTranslation<typeof fileMessages>('marketing.file', {
  create: 'Neue Datei',
  submit: 'Datei hochladen',
  file: 'Datei',
  anotherFile: 'Andere Datei auswählen',
  retry: 'Erneut versuchen',
  title: 'Titel',
  titleHelp: 'Höchstens 25 Zeichen. Ohne Titel wird der Name der Datei verwendet.',
  description: 'Beschreibung',
  descriptionHelp: 'Höchstens 90 Zeichen.',
  branding: 'Marke hinzufügen?',
  brandingHelp: 'Eine Fußzeile mit Name und Logo des Mandanten.',
  created: (category) => `Neue Datei in ${category} angelegt!`,
  errors: {
    file: 'Bitte fügen Sie die Datei hinzu, die Sie hochladen möchten',
    failed: 'Die Datei konnte nicht hinzugefügt werden.',
  },
})

/** German texts of the preview of a file and its PDF. */
export const previewGerman = defineTranslation<typeof previewMessages>('marketing.preview', {
  exportPdf: 'Als PDF exportieren',
  close: 'Schließen',
  noImage: 'Zu dieser Datei gibt es kein Bild.',
  logo: (client) => `Logo von ${client}`,
  subject: 'Marketingmaterial',
})
