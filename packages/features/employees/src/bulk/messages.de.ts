import { defineTranslation } from '@ssp/feature-kit/messages'
import type { bulkMessages } from './messages'

const figure = new Intl.NumberFormat('de')
const count = (n: number, one: string, many: string) => (n === 1 ? `1 ${one}` : `${figure.format(n)} ${many}`)
const employees = (n: number) => count(n, 'Mitarbeiter/in', 'Mitarbeitende')
const rows = (n: number) => count(n, 'Zeile', 'Zeilen')

const DELIMITERS = new Map([
  [',', 'Komma'],
  [';', 'Semikolon'],
  ['\t', 'Tabulator'],
  ['|', 'senkrechter Strich'],
])

/** German texts of the panels of bulk work. */
export const bulkGerman = defineTranslation<typeof bulkMessages>('employees.bulk', {
  titles: {
    import: 'Mit CSV importieren',
    update: 'Mit CSV aktualisieren',
    deactivate: 'Mit CSV deaktivieren',
    selected: 'Ausgewählte Mitarbeitende deaktivieren',
  },
  // The headings of a file are English (`matchColumns`).
  intro: {
    import:
      'Eine CSV-Datei mit den Spalten „identifier“ (Kennung), „forename“ (Vorname), „surname“ (Nachname) und „email“. Weitere Spalten: „title“ (Anrede), „mobile number“ (Mobilnummer), „telephone number“ (Telefonnummer), „date of birth“ (Geburtsdatum).',
    update:
      'Eine CSV-Datei mit den Spalten „identifier“ (Kennung) und „email“ sowie allen weiteren, die geändert werden sollen. Eine leere Zelle lässt den bisherigen Wert stehen.',
    deactivate:
      'Eine CSV-Datei mit der Spalte „identifier“ (Kennung). Stehen Vor- und Nachname dabei, gilt eine Zeile nur für die Person dieses Namens.',
  },
  file: 'CSV-Datei',
  template: 'Vorlage herunterladen',
  reading: 'Datei wird gelesen',
  notCsv: 'Ungültiger Dateityp',
  empty: 'Die Datei hat keine Zeilen.',
  tooLarge: 'Die Datei ist größer als 200 MB oder hat mehr als eine Million Zeilen. Bitte teilen Sie sie auf.',
  unreadable: 'Die Datei konnte nicht gelesen werden.',
  otherFile: 'Andere Datei auswählen',
  nothingToApply: 'Keine Zeile dieser Datei ändert etwas.',
  nothingToDeactivate: 'Keine der ausgewählten Personen kann deaktiviert werden.',
  columnMissing: 'In dieser Datei fehlen Spalten.',
  noRightRow: 'Keine Zeile ist bereit. Korrigieren Sie zuerst die Zeilen oben.',
  discardEdits: {
    title: 'Andere Datei auswählen?',
    loses: 'Ihre Korrekturen an dieser Datei gehen verloren.',
    confirmLabel: 'Verwerfen',
    cancelLabel: 'Weiter bearbeiten',
  },
  facts: (right, encoding, delimiter) =>
    `${rows(right)} bereit · ${encoding.toUpperCase()} · Trennzeichen: ${delimiter}`,
  delimiter: (mark) => DELIMITERS.get(mark) ?? mark,
  missing: (names) => `Fehlende Spalten: ${names}`,
  columns: 'Spalten',
  column: (n) => `Spalte ${n}`,
  allRead: 'Jede Spalte der Datei wird gelesen.',
  notRead: (names) => `Nicht gelesen: ${names}`,
  chooseColumns: 'Spalten wählen',
  noColumn: 'Nicht in dieser Datei',
  duplicate: (names) => `In mehr als einer Spalte; die erste wird verwendet: ${names}`,
  fields: {
    identifier: 'Kennung',
    forename: 'Vorname',
    surname: 'Nachname',
    email: 'E-Mail',
    title: 'Anrede',
    mobileNumber: 'Mobilnummer',
    telephoneNumber: 'Telefonnummer',
    dateOfBirth: 'Geburtsdatum',
    teams: 'Teams',
    status: 'Status',
    reason: 'Was nicht stimmt',
  },
  teams: 'Teams',
  teamsHelp: 'Spalten mit Teamnamen. Wer dort einen Wert hat, verlässt alle anderen Teams.',
  noTeams: 'Ihre Rechte schließen das Ändern von Teams nicht ein: Spalten mit Teamnamen werden nicht gelesen.',
  teamColumn: (n) => `Teamspalte ${n}`,
  noTeam: 'Keine Teamzuordnung',
  addTeam: 'Teamspalte hinzufügen',
  removeTeam: (n) => `Teamspalte ${n} entfernen`,
  wrongTitle: (n) => `${rows(n)} zu korrigieren`,
  wrongHelp:
    'Die anderen Zeilen werden dadurch nicht aufgehalten. Korrigieren Sie diese hier, oder laden Sie sie mit den Gründen herunter und senden Sie sie später.',
  download: 'Diese Zeilen herunterladen',
  line: (n) => `Zeile ${figure.format(n)}`,
  errors: {
    missing: 'Diese Angabe ist erforderlich.',
    tooLong: 'Diese Angabe ist zu lang.',
    email: 'Das ist keine E-Mail-Adresse.',
    date: 'Bitte schreiben Sie das Datum als JJJJ-MM-TT.',
    noDay: 'Diesen Tag gibt es im Kalender nicht.',
    birthday: 'Dies muss ein Tag ab 1900 und bis heute sein.',
    phone: 'Das ist keine Telefonnummer.',
    control: 'Enthält Zeichen, die nicht gespeichert werden können.',
    repeated: 'Eine frühere Zeile hat diese Kennung.',
    cells: 'Diese Zeile hat mehr Zellen, als es Überschriften gibt.',
    teams: 'Eine Zeile kann höchstens 20 Teams nennen. Wählen Sie weniger Teamspalten, oder korrigieren Sie die Datei.',
  },
  check: (n) => `${rows(n)} prüfen`,
  checking: 'Abgleich mit den Mitarbeitenden',
  nothing: 'Bisher wurde nichts geändert.',
  statuses: {
    new: 'Neu',
    changed: 'Geändert',
    unchanged: 'Unverändert',
    conflict: 'Konflikt',
    rejected: 'Abgelehnt',
    kept: 'Beibehalten',
  },
  deactivating: 'Zu deaktivieren',
  accountStates: { active: 'Aktiv', deactivated: 'Deaktiviert' },
  result: 'Zeilen der Datei',
  selectedResult: 'Ausgewählte Mitarbeitende',
  none: 'Keine Zeilen.',
  unnamed: 'Ohne Namen',
  nothingThere: 'leer',
  reasons: {
    no_identifier: 'Es fehlt die Kennung.',
    unknown_identifier: 'Niemand hat diese Kennung.',
    exists: 'Diese Kennung ist bereits vergeben. Ändern Sie die Person über „Mit CSV aktualisieren“.',
    repeated: 'Eine frühere Zeile hat diese Kennung.',
    name_missing: 'Vorname und Nachname sind erforderlich.',
    email_invalid: 'Das ist keine E-Mail-Adresse.',
    date_invalid: 'Das Geburtsdatum muss ein Tag ab 1900 und bis heute sein.',
    changed_since: 'Jemand hat diese Person in der Zwischenzeit geändert.',
    team_missing: 'Nennen Sie eines der Teams, in denen Sie Mitarbeitende anlegen.',
    unknown_team: 'Dieses Team gibt es nicht; die Teams bleiben, wie sie sind:',
    team_closed: 'Ihre Rechte schließen das Ändern dieser Teams nicht ein; die Teams bleiben, wie sie sind:',
    deactivated: 'Diese Person ist deaktiviert und bleibt es.',
    edited_since: 'Seither bearbeitet oder verwendet, daher unverändert gelassen.',
    removed_since: 'Diese Person wurde seither entfernt, daher gab es nichts rückgängig zu machen.',
    identifier_moved:
      'Diese Person hat die Kennung später erhalten. Ergänzen Sie Vor- und Nachname in der Zeile, wenn diese Person gemeint ist. Zuvor gehörte sie:',
    identifier_former: 'Niemand hat diese Kennung noch. Zuvor gehörte sie:',
    other_name: 'Das ist die Person mit dieser Kennung. Die Datei nennt:',
  },
  apply: {
    import: (n) => `${employees(n)} importieren`,
    update: (n) => `${employees(n)} aktualisieren`,
    deactivate: (n) => `${employees(n)} deaktivieren`,
  },
  confirm: {
    import: (n) => ({
      title: `${employees(n)} importieren?`,
      text: 'Sie können dies 30 Tage lang rückgängig machen.',
      confirmLabel: 'Importieren',
    }),
    update: (n) => ({
      title: `${employees(n)} aktualisieren?`,
      text: 'Sie können dies 30 Tage lang rückgängig machen.',
      confirmLabel: 'Aktualisieren',
    }),
    deactivate: (n) => ({
      title: `${employees(n)} deaktivieren?`,
      text: 'Der Zugang zur Plattform wird gesperrt. Sie können dies 30 Tage lang rückgängig machen.',
      confirmLabel: 'Deaktivieren',
      destructive: true,
    }),
  },
  guard: 'Das ist mehr als ein Fünftel der Belegschaft, oder jemand darunter hat ein Konto in diesem Portal.',
  guardLabel: (n) => `Zur Bestätigung ${n} eingeben`,
  uploaded: 'Die Datei wurde hochgeladen',
  shortly: 'Die Mitarbeitenden werden in Kürze deaktiviert.',
  failed: 'Es ist ein Fehler aufgetreten',
  failedText: 'Bitte versuchen Sie es erneut oder wenden Sie sich an den Kundendienst',
  working: { import: 'Import läuft', update: 'Aktualisierung läuft', deactivate: 'Deaktivierung läuft' },
  undoing: 'Wird rückgängig gemacht',
  goesOn: 'Dies läuft weiter, wenn Sie das Fenster schließen.',
  done: {
    import: (n) => (n === 0 ? 'Es wurde niemand importiert.' : `${employees(n)} importiert.`),
    update: (n) => (n === 0 ? 'Es wurde niemand aktualisiert.' : `${employees(n)} aktualisiert.`),
    deactivate: (n) => (n === 0 ? 'Es wurde niemand deaktiviert.' : `${employees(n)} deaktiviert.`),
  },
  noneDone: 'Es wurde nichts geändert. Der Grund steht unten bei jeder Zeile.',
  undone: (restored, kept) =>
    kept === 0
      ? `Rückgängig gemacht: ${employees(restored)}.`
      : `Rückgängig gemacht: ${employees(restored)}. ${rows(kept)} beibehalten, siehe unten.`,
  notifications: {
    import: 'Import von Mitarbeitenden',
    update: 'Aktualisierung von Mitarbeitenden',
    deactivate: 'Deaktivierung von Mitarbeitenden',
  },
  undo: 'Rückgängig machen',
  undoConfirm: (fileName, isDeactivation) => ({
    title: `${fileName} rückgängig machen?`,
    text: isDeactivation
      ? 'Alle sind wieder aktiv. Was seither bearbeitet wurde, bleibt.'
      : 'Wer seither bearbeitet wurde, bleibt unverändert und wird aufgelistet.',
    confirmLabel: 'Rückgängig machen',
    destructive: true,
  }),
  undoUntil: (day) => `Kann bis ${day} rückgängig gemacht werden`,
  earlier: 'In den letzten 30 Tagen',
  viewLabel: 'Ansehen',
  view: (fileName) => `${fileName} ansehen`,
  states: {
    draft: 'Entwurf',
    applying: 'In Bearbeitung',
    done: 'Abgeschlossen',
    undoing: 'Wird rückgängig gemacht',
    undone: 'Rückgängig gemacht',
  },
  back: 'Zurück',
  close: 'Schließen',
})
