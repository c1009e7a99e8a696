import { defineTranslation } from '@ssp/feature-kit/messages'
import type {
  createNewsMessages,
  editNewsMessages,
  newsFormMessages,
  newsListMessages,
  newsLogsMessages,
  newsPreviewMessages,
  newsTabsMessages,
  readersPdfMessages,
  selectedNewsMessages,
} from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the list. */
export const newsListGerman = defineTranslation<typeof newsListMessages>('news.list', {
  title: 'Neuigkeiten',
  search: 'Neuigkeiten suchen',
  total: (count) => `${figure.format(count)} Artikel`,
  empty: 'Es wurden keine Artikel gefunden',
  noMatch: 'Kein Artikel hat einen solchen Titel.',
  failed: 'Die Neuigkeiten konnten nicht geladen werden.',
  create: 'Anlegen',
  forbidden: 'Sie haben keine Berechtigung, einen neuen Artikel anzulegen',
  columns: { title: 'Titel', created: 'Angelegt am', expiry: 'Läuft ab am', published: 'Veröffentlicht' },
  noExpiry: 'Kein Ablauf',
  published: 'Veröffentlicht',
  notPublished: 'Nicht veröffentlicht',
  expired: 'Abgelaufen',
})

const articles = (count: number) => `${figure.format(count)} Artikel`

/** German texts of what can be done to selected articles. */
export const selectedNewsGerman = defineTranslation<typeof selectedNewsMessages>('news.selected', {
  actions: { publish: 'Veröffentlichen', withdraw: 'Zurückziehen', remove: 'Entfernen' },
  confirm: {
    publish: (count) => ({
      title: `${articles(count)} veröffentlichen?`,
      text: 'Mitarbeitende sehen sie sofort, ohne E-Mail. Artikel, deren Ablaufdatum erreicht ist, werden ausgelassen.',
      confirmLabel: 'Veröffentlichen',
    }),
    withdraw: (count) => ({
      title: `${articles(count)} zurückziehen?`,
      text: 'Mitarbeitende sehen sie nicht mehr, und wartende E-Mails dazu werden nicht gesendet. Neu veröffentlicht haben sie ein neues Datum.',
      confirmLabel: 'Zurückziehen',
    }),
    remove: (count) => ({
      title: `${articles(count)} löschen?`,
      loses: 'Die Artikel, ihre Bilder und ihre Protokolle werden gelöscht.',
      confirmLabel: 'Entfernen',
    }),
  },
  done: {
    publish: (count) => (count === 0 ? 'Es wurde kein Artikel veröffentlicht' : `${articles(count)} veröffentlicht`),
    withdraw: (count) => (count === 0 ? 'Es wurde kein Artikel zurückgezogen' : `${articles(count)} zurückgezogen`),
    remove: (count) => (count === 0 ? 'Es wurde kein Artikel gelöscht' : `${articles(count)} gelöscht`),
  },
  failed: 'Die Artikel konnten nicht geändert werden.',
})

/** German texts of what creating and editing share. */
export const newsFormGerman = defineTranslation<typeof newsFormMessages>('news.form', {
  news: 'Neuigkeiten',
  article: 'Artikel',
  title: 'Titel',
  expiry: 'Ablaufdatum des Artikels',
  expiryHelp: 'Mitarbeitende sehen den Artikel bis zum Tag davor.',
  body: 'Text',
  image: 'Titelbild',
  preview: 'Vorschau',
  publishing: 'Veröffentlichung',
  upload: {
    choose: 'Titelbild',
    locked: 'Geben Sie zuerst einen Titel ein, und fügen Sie dann das Bild hinzu.',
    current: 'Das Titelbild des Artikels',
    sending: 'Bild wird gesendet',
    cancel: 'Abbrechen',
    retry: 'Erneut versuchen',
  },
  expired: 'Das Ablaufdatum muss nach dem heutigen Datum liegen',
})

/** German texts of `/news/Create`. */
export const createNewsGerman = defineTranslation<typeof createNewsMessages>('news.create', {
  title: 'Artikel anlegen',
  client: 'Mandant',
  clientFixed: 'Die Bilder sind bei diesem Mandanten gespeichert, daher bleibt er.',
  publish: 'Veröffentlichen?',
  requireRead: 'Lesebestätigung anfordern?',
  sendEmail: 'Per E-Mail benachrichtigen?',
  sendEmailHelp: 'Eine E-Mail an alle registrierten Mitarbeitenden des Mandanten, sobald der Artikel angelegt ist.',
  create: 'Anlegen',
  created: 'Der Artikel wurde angelegt',
  elsewhere: (client) => `Wechseln Sie zu ${client}, um den Artikel zu sehen.`,
  noTitle: 'Geben Sie zuerst einen Titel ein.',
  noClient: 'Wählen Sie zuerst einen Mandanten aus.',
  missing: 'Bitte füllen Sie alle Pflichtfelder aus.',
  failed:
    'Der Artikel konnte nicht gesendet werden: Der Text ist ungültig. Bitte prüfen Sie, ob Links und hochgeladene Bilder korrekt sind',
})

/** German texts of `/news/Edit/{id}`. */
export const editNewsGerman = defineTranslation<typeof editNewsMessages>('news.edit', {
  failed: 'Der Artikel konnte nicht geladen werden.',
  missing: 'Es wurden keine Artikel gefunden',
  back: 'Zurück zu den Neuigkeiten',
  unlock: 'Entsperren',
  lock: 'Sperren',
  remove: 'Entfernen',
  confirmRemove: 'Möchten Sie diesen Artikel wirklich löschen?',
  removeLoses: 'Der Artikel, seine Bilder und sein Protokoll werden gelöscht.',
  removed: 'Der Artikel wurde gelöscht',
  published: 'Veröffentlicht',
  requireRead: 'Lesebestätigung anfordern',
  update: 'Speichern',
  updated: 'Erfolgreich gespeichert',
  required: 'Bitte füllen Sie die Pflichtfelder aus, bevor Sie den Artikel speichern',
  locked: 'Entsperren Sie zuerst den Artikel.',
  notUpdated: 'Der Artikel konnte nicht gespeichert werden.',
  newImage: 'Neues Titelbild',
  publishedOn: (date) => `Veröffentlicht am ${date}`,
  notPublished: 'Nicht veröffentlicht',
  expires: (date) => `Läuft ab am ${date}`,
  expired: (date) => `Abgelaufen am ${date}`,
  yes: 'ja',
  no: 'nein',
  isSet: 'Ja',
  isNotSet: 'Nein',
  content: 'anderer Inhalt',
})

/** German texts of the tabs of an article. */
export const newsTabsGerman = defineTranslation<typeof newsTabsMessages>('news.tabs', {
  label: 'Artikel',
  edit: 'BEARBEITEN',
  logs: 'PROTOKOLL',
})

/** German texts of `/news/Logs/{id}`. */
export const newsLogsGerman = defineTranslation<typeof newsLogsMessages>('news.logs', {
  caption: 'Leser',
  failed: 'Das Protokoll konnte nicht geladen werden.',
  missing: 'Es wurden keine Artikel gefunden',
  back: 'Zurück zu den Neuigkeiten',
  home: 'Startseite',
  empty: 'Zu diesem Artikel gibt es derzeit keine Protokolleinträge',
  columns: { reader: 'Leser/in', date: 'Gelesen am', time: 'Uhrzeit', reaction: 'Reaktion' },
  reactions: { none: 'Keine Reaktion', notHelpful: 'Nicht hilfreich', helpful: 'Hilfreich' },
  unnamed: 'Ohne Namen',
  readers: (count) => (count === 1 ? '1 Leser/in' : `${figure.format(count)} Leser`),
  confirmed: (count) => `${figure.format(count)} bestätigt`,
})

/** German texts of the preview of an article. */
export const newsPreviewGerman = defineTranslation<typeof newsPreviewMessages>('news.preview', {
  title: 'Vorschau',
  description: 'Der Artikel, wie Mitarbeitende ihn sehen.',
  close: 'Schließen',
  confirm: 'Mitarbeitende werden gebeten zu bestätigen, dass sie diesen Artikel gelesen haben.',
})

/** German texts of the export of the readers as PDF. */
export const readersPdfGerman = defineTranslation<typeof readersPdfMessages>('news.pdf', {
  export: 'Statistik als PDF exportieren',
  done: 'Das PDF wurde erstellt',
  failed: 'Das PDF konnte nicht erstellt werden.',
  subject: 'Leser eines Artikels',
  reader: 'Leser/in',
  viewed: 'Angesehen am',
  page: 'Seite {page} von {pages}',
})
