import { defineTranslation } from '@ssp/feature-kit/messages'
import type {
  itemMessages,
  matchMessages,
  reviewMessages,
  scheduleMessages,
  uploadMessages,
  uploadsMessages,
} from './messages'

const figure = new Intl.NumberFormat('de')
const count = (total: number, one: string, many: string) =>
  total === 1 ? `1 ${one}` : `${figure.format(total)} ${many}`

const leftOut = (total: number) => `${figure.format(total)} ausgelassen`

/** German texts of the list. */
export const uploadsGerman = defineTranslation<typeof uploadsMessages>('payroll.uploads', {
  title: 'Lohnabrechnungs-Uploads',
  total: (total) => count(total, 'Upload', 'Uploads'),
  search: 'Uploads suchen',
  empty: 'Es gibt derzeit keine Dateien.',
  noMatch: 'Kein Upload entspricht der Suche und den Filtern.',
  failed: 'Die Uploads konnten nicht geladen werden.',
  filters: { status: { label: 'Status', any: 'Alle', options: { review: 'Bereit zur Prüfung' } } },
  upload: 'Hochladen',
  reload: 'Neu laden',
  columns: {
    id: 'ID',
    filename: 'Dateiname',
    type: 'Art',
    uploadDate: 'Upload am',
    startedAt: 'Begonnen am',
    finishedAt: 'Beendet am',
    status: 'Status',
    progress: 'Fortschritt',
  },
  rowName: ({ id, file_name: name }) => `${id} ${name}`,
  progressOf: (name) => `Fortschritt von ${name}`,
  percent: (done) => `${done}\u00A0%`,
  logs: 'Protokoll',
  logsOf: (name) => `Protokolle von ${name} herunterladen`,
  leftOut,
})

/** German texts of the upload side panel. */
export const uploadGerman = defineTranslation<typeof uploadMessages>('payroll.upload', {
  title: 'Lohnabrechnungen hochladen',
  submit: 'Hochladen',
  type: 'Dokumentart',
  chooseType: 'Art auswählen',
  typesFailed: 'Die Dokumentarten konnten nicht geladen werden.',
  payDate: 'Zahltag',
  payDateHelp: 'Dokumente, die ein anderes Datum nennen, werden zurückgehalten.',
  replace: 'Lohnabrechnungen ersetzen?',
  replaceHelp: 'Eine Lohnabrechnung derselben Person mit demselben Zahltag wird ersetzt.',
  release: 'Freigabe',
  releases: {
    review: 'Nach Prüfung',
    reviewHelp: 'Mitarbeitende sehen nichts, bis Sie die Zuordnungen geprüft haben.',
    scheduled: 'Zu einem festen Zeitpunkt',
    scheduledHelp: 'Kann bis dahin zurückgerufen werden und danach, bis das erste Dokument angesehen wurde.',
    now: 'Sofort',
    nowHelp: 'Mitarbeitende sehen jedes zugeordnete Dokument, sobald es verarbeitet ist.',
  },
  reviewOnly: 'Mitarbeitende sehen nichts, bis ein Konto, das Uploads freigeben darf, die Zuordnungen geprüft hat.',
  releaseDay: 'Freigeben am',
  releaseTime: 'Uhrzeit',
  file: 'Datei',
  hints: {
    zip: 'Eine ZIP-Datei mit PDFs, jedes nach der Kennung der zugehörigen Person benannt, oder ein PDF, dessen Seiten die Kennungen tragen.',
    xlsx: 'Eine Excel-Arbeitsmappe mit einer Zeile je Lohnabrechnung und einer Spalte mit der Kennung.',
  },
  chosen: 'Ausgewählte Datei',
  done: 'Die Datei wurde hochgeladen und erscheint in der Liste, sobald sie verarbeitet ist …',
  noFile: 'Bitte wählen Sie eine Datei aus.',
  errors: {
    failed: 'Es ist ein Fehler aufgetreten. Bitte versuchen Sie es erneut, oder wenden Sie sich an den Kundendienst',
    required: 'Dies ist erforderlich.',
    time: 'Bitte geben Sie eine Uhrzeit wie 09:00 ein.',
    past: 'Dies ist vorbei. Wählen Sie einen späteren Zeitpunkt.',
  },
})

/** German texts of what was found in an upload, and its release. */
export const reviewGerman = defineTranslation<typeof reviewMessages>('payroll.review', {
  leftOutOf: leftOut,
  title: (id) => `Lohnabrechnungs-Upload ${id}`,
  failed: 'Der Upload konnte nicht geladen werden.',
  missing: 'Diesen Upload gibt es nicht.',
  back: 'Zurück zu den Lohnabrechnungs-Uploads',
  list: 'Lohnabrechnungs-Uploads',
  payDate: (date) => `Zahltag ${date}`,
  releaseAt: (moment) => `Freigabe am ${moment}`,
  processing: 'Wird verarbeitet',
  releaseAtWork: 'Wird freigegeben',
  released: 'Freigegeben',
  viewed: 'Angesehen',
  states: {
    matched: 'Zugeordnet',
    unmatched: 'Nicht zugeordnet',
    duplicate: 'Duplikat',
    wrongPeriod: 'Falscher Zeitraum',
    left: 'Ausgeschieden',
    otherClient: 'Anderer Mandant',
    rejected: 'Abgelehnt',
    leftOut: 'Ausgelassen',
  },
  reasons: {
    noIdentifier: 'Es wurde keine Kennung gefunden',
    unknownIdentifier: 'Niemand hat diese Kennung',
    severalPeople: 'Kennungen mehrerer Mitarbeitender',
    nameAndTextDiffer: 'Name und Text nennen verschiedene Mitarbeitende',
    otherClient: 'Gehört zu einem anderen Mandanten',
    otherDate: 'Nennt ein anderes Datum',
    formerIdentifier: 'Diese Kennung wurde neu vergeben',
    leftBefore: 'Vorher ausgeschieden',
    twiceInFile: 'Der Upload enthält ein weiteres Dokument dieser Person',
    existsAlready: 'Die Person hat bereits ein Dokument mit diesem Datum',
    notPdf: 'Kein PDF',
    empty: 'Leer',
    encrypted: 'Durch ein Passwort geschützt',
    damaged: 'Beschädigt',
    script: 'Enthält ein Skript',
    tooLarge: 'Größer als 20 MB',
    tooComplex: 'Zu komplex, um gelesen zu werden',
    unsafeName: 'Der Name verweist auf einen Ort außerhalb des Archivs',
    byHand: 'Von Hand',
  },
  fewer: (now, date, before) =>
    `Dieser Upload hat ${count(now, 'zugeordnetes Dokument', 'zugeordnete Dokumente')}; der vom ${date} hatte ${figure.format(before)}.`,
  othersWait:
    'Dieser Upload enthält auch Dokumente von Personen, auf die sich Ihre Rechte nicht erstrecken. Eine andere Person der Administration muss sie freigeben.',
  fewerTitle: 'Mindestens ein Viertel weniger als beim letzten Mal',
  without: (total) =>
    total === 1
      ? '1 aktive Person hat in diesem Upload kein Dokument'
      : `${figure.format(total)} aktive Mitarbeitende haben in diesem Upload kein Dokument`,
  andMore: (names, more) => `${names} und ${figure.format(more)} weitere`,
  release: (total) => `${figure.format(total)} freigeben`,
  confirmRelease: {
    title: (total) => `${count(total, 'Dokument', 'Dokumente')} jetzt freigeben?`,
    stayOut: (states) =>
      `Nicht freigegeben: ${states.map(([name, total]) => `${name} (${figure.format(total)})`).join(', ')}.`,
    loses: 'Mitarbeitende sehen sie sofort. Sie können zurückgerufen werden, bis das erste angesehen wurde.',
    confirmLabel: 'Freigeben',
  },
  releasing: 'Die Dokumente werden freigegeben',
  schedule: 'Zu einem festen Zeitpunkt freigeben',
  scheduled: 'Die Freigabe ist geplant',
  recall: 'Zurückrufen',
  confirmRecall: {
    title: 'Diesen Upload zurückrufen?',
    loses: 'Seine Dokumente werden den Mitarbeitenden wieder entzogen. Was sie ersetzt hatten, kehrt zurück.',
    confirmLabel: 'Zurückrufen',
  },
  recalled: 'Der Upload wurde zurückgerufen',
  logs: 'Protokolle herunterladen',
})

/** German texts of the items of an upload. */
export const itemGerman = defineTranslation<typeof itemMessages>('payroll.items', {
  title: 'Dokumente',
  caption: 'Dokumente des Uploads',
  total: (total) => count(total, 'Dokument', 'Dokumente'),
  search: 'Dokumente suchen',
  empty: 'In der Datei wurde nichts gefunden.',
  noMatch: 'Kein Dokument entspricht der Suche und den Filtern.',
  failed: 'Die Dokumente konnten nicht geladen werden.',
  filters: {
    state: {
      label: 'Ergebnis',
      options: {
        matched: 'Zugeordnet',
        unmatched: 'Nicht zugeordnet',
        duplicate: 'Duplikat',
        wrongPeriod: 'Falscher Zeitraum',
        left: 'Ausgeschieden',
        otherClient: 'Anderer Mandant',
        rejected: 'Abgelehnt',
        leftOut: 'Ausgelassen',
      },
    },
  },
  columns: {
    label: 'Datei oder Seiten',
    employee: 'Mitarbeiter/in',
    identifier: 'Kennung',
    result: 'Ergebnis',
    date: 'Datum',
    released: 'Freigegeben',
  },
  mended: 'von Hand',
  leftOn: (date) => `Ausgeschieden am ${date}`,
  formerly: (reason, name) => `${reason}, zuvor die von ${name}`,
  viewed: 'angesehen',
  actions: (label) => `Aktionen für ${label}`,
  view: 'Dokument ansehen',
  match: 'Mitarbeiter/in auswählen',
  accept: 'Trotzdem aufnehmen',
  leaveOut: 'Auslassen',
  matched: 'Das Dokument wurde zugeordnet',
  accepted: 'Das Dokument wurde aufgenommen',
  leftOut: 'Das Dokument wurde ausgelassen',
})

/** German texts of the dialog that says whose a document is. */
export const matchGerman = defineTranslation<typeof matchMessages>('payroll.match', {
  title: 'Mitarbeiter/in auswählen',
  description: (label) => `Wer erhält ${label}?`,
  employee: 'Mitarbeiter/in',
  submit: 'Zuordnen',
  leftOn: (date) => `ausgeschieden am ${date}`,
  done: 'Die Auswahl wurde gespeichert',
  errors: { failed: 'Das Dokument konnte nicht zugeordnet werden.', required: 'Dies ist erforderlich.' },
})

/** German texts of the dialog that plans a release. */
export const scheduleGerman = defineTranslation<typeof scheduleMessages>('payroll.schedule', {
  title: 'Zu einem festen Zeitpunkt freigeben',
  description:
    'Die zugeordneten Dokumente werden dann sichtbar. Die Freigabe kann zurückgerufen werden, bis das erste angesehen wurde.',
  day: 'Freigeben am',
  time: 'Uhrzeit',
  submit: 'Freigabe planen',
  done: 'Die Freigabe ist geplant',
  errors: {
    failed: 'Die Freigabe konnte nicht geplant werden.',
    required: 'Dies ist erforderlich.',
    time: 'Bitte geben Sie eine Uhrzeit wie 09:00 ein.',
    past: 'Dies ist vorbei. Wählen Sie einen späteren Zeitpunkt.',
  },
})
