import { defineTranslation } from '@ssp/feature-kit/messages'
import type {
  fileMessages,
  inboxMessages,
  logsMessages,
  recallMessages,
  secureSendMessages,
  shareMessages,
} from './messages'

const figure = new Intl.NumberFormat('de')
const size = new Intl.NumberFormat('de', { maximumFractionDigits: 2 })
const files = (count: number) => (count === 1 ? '1 Datei' : `${figure.format(count)} Dateien`)

/** German texts of what both tabs share. */
export const secureSendPageGerman = defineTranslation<typeof secureSendMessages>('secureSend.page', {
  tabList: 'Secure Send',
  tabs: { inbox: 'POSTEINGANG', logs: 'PROTOKOLL' },
  share: 'Freigeben',
  off: 'Secure Send ist für diesen Mandanten ausgeschaltet.',
})

/** German texts of a file where it is listed. */
export const fileGerman = defineTranslation<typeof fileMessages>('secureSend.file', {
  isNew: 'Neu',
  expired: 'Abgelaufen',
  recalled: 'Zurückgerufen',
  expires: (day) => `Bis ${day}`,
  of: (name, client) => `${name}, ${client}`,
  from: (name) => `Von ${name}`,
  size: (bytes) => `${size.format(bytes / 1000)} kB`,
  download: 'Herunterladen',
  downloadOf: (filename) => `${filename} herunterladen`,
  notAvailable: 'Die Datei kann nicht mehr geöffnet werden.',
  downloadFailed: 'Die Datei konnte nicht geöffnet werden.',
  remove: 'Entfernen',
  removeOf: (filename) => `${filename} entfernen`,
  removed: 'Die Datei wurde entfernt',
  confirmRemove: {
    title: 'Möchten Sie diese Datei wirklich endgültig entfernen?',
    loses: 'Sie verschwindet aus Ihrem Posteingang. Andere, für die sie freigegeben wurde, behalten sie.',
    confirmLabel: 'Entfernen',
  },
})

/** German texts of the tab of the inbox. */
export const inboxGerman = defineTranslation<typeof inboxMessages>('secureSend.inbox', {
  title: 'Secure Send',
  caption: 'Freigegebene Dokumente',
  search: 'Freigegebene Dokumente suchen',
  empty: 'Es wurden keine freigegebenen Dokumente gefunden',
  noMatch: 'Keine Datei entspricht der Suche.',
  failed: 'Die freigegebenen Dokumente konnten nicht geladen werden.',
  total: files,
  columns: { filename: 'Dateiname', from: 'Von', message: 'Nachricht', size: 'Größe', sharedAt: 'Freigegeben am' },
})

/** German texts of the tab of the logs. */
export const logsGerman = defineTranslation<typeof logsMessages>('secureSend.logs', {
  title: 'Secure Send',
  caption: 'Protokoll',
  search: 'Protokoll durchsuchen',
  empty: 'Es wurden keine Protokolleinträge gefunden',
  noMatch: 'Kein Eintrag entspricht der Suche.',
  failed: 'Das Protokoll konnte nicht geladen werden.',
  total: (count) => (count === 1 ? '1 Eintrag' : `${figure.format(count)} Einträge`),
  columns: {
    filename: 'Dateiname',
    from: 'Von',
    to: 'An',
    message: 'Nachricht',
    sharedAt: 'Freigegeben am',
    viewedAt: 'Angesehen am',
    deletedAt: 'Gelöscht am',
  },
})

/** German texts of the recall of a sent file, and its proof. */
export const recallGerman = defineTranslation<typeof recallMessages>('secureSend.recall', {
  recall: 'Zurückrufen',
  recallOf: (filename) => `${filename} zurückrufen`,
  proof: 'Nachweis',
  proofOf: (filename) => `Nachweis des Rückrufs von ${filename}`,
  confirm: {
    title: (filename) => `${filename} zurückrufen?`,
    loses:
      'Die Datei wird für alle entfernt, für die sie freigegeben wurde. Ohne einen neuen Upload kann sie nicht wieder freigegeben werden.',
    confirmLabel: 'Zurückrufen',
  },
  title: (filename) => `${filename} wurde zurückgerufen`,
  at: (moment) => `Zurückgerufen am ${moment}. Keine Adresse der Datei funktioniert mehr.`,
  unopened: 'Von niemandem geöffnet: entfernt.',
  opened: 'Vor dem Rückruf geöffnet von',
  others: (count) =>
    count === 1 ? '1 Empfänger/in hat sie nie geöffnet.' : `${figure.format(count)} Empfänger haben sie nie geöffnet.`,
  close: 'Schließen',
})

/** German texts of the share panel. */
export const shareGerman = defineTranslation<typeof shareMessages>('secureSend.share', {
  title: 'Freigeben',
  description: 'Die Empfänger werden per E-Mail benachrichtigt. Die Datei selbst bleibt im Portal.',
  submit: 'Freigeben',
  files: 'Dateien',
  folder: 'Name des Ordners',
  folderHelp: 'Mehrere Dateien werden in eine ZIP-Datei mit diesem Namen gepackt.',
  upload: 'Hochladen',
  zipping: 'Dateien werden gepackt',
  sending: (filename) => `${filename} wird hochgeladen`,
  cancel: 'Abbrechen',
  uploaded: 'Hochgeladen',
  removeFile: (filename) => `${filename} entfernen`,
  recipients: 'Empfänger',
  recipientsHint: 'Name, Benutzername oder E-Mail eingeben',
  recipientsFailed: 'Die Personen, für die Sie freigeben können, konnten nicht geladen werden.',
  nobody: {
    title: 'Es gibt noch keine Konten, für die Sie freigeben können.',
    text: 'Darüber entscheidet ein/e Administrator/in der Benutzer Ihres Mandanten unter „Zugriff“, „Benutzer“, „Secure-Send-Zugriff“.',
  },
  message: 'Nachricht',
  days: 'Verfügbar für',
  daysOptions: { never: 'Bis sie entfernt wird', '1': '1 Tag', '7': '7 Tage', '30': '30 Tage', '90': '90 Tage' },
  noFile: 'Bitte fügen Sie eine Datei hinzu, die Sie freigeben möchten',
  removeFirst: 'Bitte entfernen Sie vor dem Schließen die Datei',
  noFolder: 'Bitte geben Sie einen Ordnernamen für diese Dateien an',
  tooLarge: 'Zusammen sind die Dateien größer als 512 MB. Bitte geben Sie weniger auf einmal frei.',
  uploadFailed: 'Beim Hochladen Ihrer Datei ist ein Fehler aufgetreten.',
  failed: 'Die Datei wurde nicht freigegeben.',
  doneTitle: 'Freigabe abgeschlossen',
  done: 'Das Dokument wurde freigegeben',
  cautions: {
    title: 'Bitte prüfen Sie, wer diese Datei erhält',
    text: 'Diesen Personen haben Sie noch nie etwas gesendet.',
    outside: (client) => `Außerhalb Ihres Mandanten: ${client}`,
    alike: (names) => `Es gibt andere mit ähnlichem Namen: ${names}`,
    confirmLabel: 'Freigeben',
    cancelLabel: 'Zurück',
  },
})
