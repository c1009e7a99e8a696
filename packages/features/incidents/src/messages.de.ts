import { defineTranslation } from '@ssp/feature-kit/messages'
import type {
  incidentClockMessages,
  incidentDetailMessages,
  incidentFormMessages,
  incidentListMessages,
  incidentMessages,
  reportMessages,
  selectedIncidentsMessages,
} from './messages'

const figure = new Intl.NumberFormat('de')
const days = (count: number) => (count === 1 ? '1 Tag' : `${figure.format(count)} Tage`)

const since = (count: number) => (count === 0 ? 'weniger als 1 Tag' : days(count))

/** German texts of what all pages share. */
export const incidentGerman = defineTranslation<typeof incidentMessages>('incidents.shared', {
  incidents: 'Vorfälle',
  anonymous: 'Anonym',
  possibleConflict: 'Möglicher Interessenkonflikt',
  goBack: 'Zurück',
  yes: 'Ja',
  no: 'Nein',
  none: '-',
  otherAccount: 'Ein anderes Konto',
  due: {
    acknowledge: {
      left: (count) => `Bestätigen: noch ${days(count)}`,
      late: (count) => `Bestätigen: ${since(count)} zu spät`,
    },
    answer: {
      left: (count) => `Antworten: noch ${days(count)}`,
      late: (count) => `Antworten: ${since(count)} zu spät`,
    },
  },
})

const incidents = (count: number) => (count === 1 ? '1 Vorfall' : `${figure.format(count)} Vorfälle`)

/** German texts of the list. */
export const incidentListGerman = defineTranslation<typeof incidentListMessages>('incidents.list', {
  title: 'Vorfälle',
  number: 'Nr.',
  total: incidents,
  search: 'Vorfälle suchen',
  empty: 'Es gibt derzeit keine Vorfälle',
  noMatch: 'Kein Vorfall entspricht der Suche und den Filtern.',
  failed: 'Die Vorfälle konnten nicht geladen werden.',
  template: 'Vorlage',
  export: 'Exportieren',
  clock: 'Fallfristen',
  columns: {
    from: 'Von',
    report: 'Meldung',
    created: 'Angelegt am',
    resolved: 'Abgeschlossen',
    resolvedDate: 'Abschluss am',
    team: 'Team',
    assignedTo: 'Zuständig',
  },
  actionsHeader: 'Ansehen',
  filters: {
    teamId: 'Team',
    status: {
      label: 'Status',
      any: 'Alle',
      options: { resolved: 'Abgeschlossen', unresolved: 'Offen', late: 'Überfällig' },
    },
    createdAt: 'Angelegt am',
  },
})

/** German texts of one report. */
export const incidentDetailGerman = defineTranslation<typeof incidentDetailMessages>('incidents.detail', {
  title: 'Vorfall',
  failed: 'Der Vorfall konnte nicht geladen werden.',
  missing: 'Diesen Vorfall gibt es nicht.',
  back: 'Zurück zu den Vorfällen',
  report: 'Meldung',
  noReport: 'Die Meldung hat keine Felder, die angezeigt werden können.',
  conflict: {
    title: 'Nennt diese Meldung Sie oder Ihr Team?',
    text: 'Ein Name in dieser Meldung ähnelt Ihrem oder dem eines Mitglieds eines Teams, das Sie leiten. Sie können sie öffnen, sobald Sie bestätigt haben, dass jemand anderes gemeint ist.',
    logged: 'Ihre Bestätigung wird mit Ihrem Namen im Verlauf der Meldung und im Audit-Protokoll festgehalten.',
    confirm: 'Sie nennt weder mich noch mein Team',
  },
  resolve: 'Abschließen',
  notResolved: 'Wieder öffnen',
  addNote: 'Notiz hinzufügen',
  addImage: 'Bild hinzufügen',
  acknowledge: 'Eingang bestätigen',
  acknowledged: (date) => `Eingang bestätigt am ${date}`,
  reported: (date) => `Gemeldet am ${date}`,
  summary: {
    title: 'Zusammenfassung',
    from: 'Von',
    created: 'Angelegt am',
    resolved: 'Abgeschlossen am',
    status: 'Status',
    isResolved: 'ABGESCHLOSSEN',
    isOpen: 'OFFEN',
    team: 'Team',
    deadline: 'Frist',
    assignedTo: 'Zuständig',
    nobody: 'Niemand',
    edit: 'Zuständige Person ändern',
    gender: 'Geschlecht',
    genders: ['Weiblich', 'Männlich', 'Keine Angabe', 'Nichtbinär', 'Transgender', 'Intergeschlechtlich'],
    noGender: 'Keine Angabe',
    people: 'Beteiligte Personen',
  },
  assign: {
    title: 'Vorfall zuweisen',
    label: 'Zuständig',
    nobody: 'Niemand',
    choose: 'Benutzer auswählen',
    submit: 'Zuweisen',
    conflict: 'in der Meldung genannt',
    conflictHelp:
      'Das Konto einer in der Meldung genannten Person oder ihrer Teamleitung kann nicht zugewiesen werden.',
    failed: 'Die Benutzer konnten nicht geladen werden.',
  },
  images: {
    title: 'Bilder',
    empty: 'Es gibt keine Bilder.',
    view: (place) => `Bild ${place} ansehen`,
    alt: (place) => `Bild ${place} der Meldung`,
    remove: 'Bild entfernen',
    removeOf: (place) => `Bild ${place} entfernen`,
    confirm: 'Möchten Sie dieses Bild wirklich entfernen?',
    loses: 'Das Bild wird endgültig gelöscht.',
    removed: 'Das Bild wurde entfernt',
    choose: 'Bilder auswählen',
    help: 'PNG, JPG oder GIF, jeweils bis zu 10 MB. Ort, Gerät und Zeit werden aus Fotos entfernt.',
    added: 'Das Bild wurde hinzugefügt',
    close: 'Schließen',
  },
  notes: {
    title: 'Notizen und Verlauf',
    empty: 'Es gibt keine Notizen.',
    failed: 'Die Notizen konnten nicht geladen werden.',
    edited: '(bearbeitet)',
    historyOf: (author) => `(bearbeitet): was die Notiz von ${author} vorher enthielt`,
    history: {
      title: 'Fassungen der Notiz',
      now: 'Jetzt',
      until: (moment, changedBy) => `Bis ${moment}, geändert von ${changedBy}`,
      failed: 'Die früheren Fassungen konnten nicht geladen werden.',
    },
    edit: 'Bearbeiten',
    editOf: (author) => `Notiz von ${author} bearbeiten`,
    remove: 'Löschen',
    removeOf: (author) => `Notiz von ${author} löschen`,
    confirm: 'Möchten Sie diese Notiz wirklich löschen?',
    loses: 'Die Notiz wird endgültig gelöscht.',
    removed: 'Die Notiz wurde gelöscht',
    change: 'Notiz bearbeiten',
    label: 'Notiz',
    save: 'Speichern',
    added: 'Die Notiz wurde hinzugefügt',
    saved: 'Die Notiz wurde gespeichert',
    errors: { failed: 'Die Notiz konnte nicht gespeichert werden.' },
  },
})

/** German texts of the form template page. */
export const incidentFormGerman = defineTranslation<typeof incidentFormMessages>('incidents.form', {
  title: 'Vorfallformular',
  summary: 'Zusammenfassung',
  default: 'Standardvorlage',
  custom: 'Eigene Vorlage',
  defaultText: 'Mitarbeitende melden Vorfälle in diesem Formular. Legen Sie ein eigenes Formular an, um es zu ändern.',
  customText:
    'Mitarbeitende melden Vorfälle in diesem Formular. Bestehende Meldungen behalten das Formular, mit dem sie erstellt wurden. An einem Tag mit einer anonymen Meldung sehen Mitarbeitende eine Änderung erst ab dem nächsten Tag.',
  create: 'Eigenes Formular anlegen',
  save: 'Speichern',
  restore: 'Standardvorlage wiederherstellen',
  preview: 'Vorschau',
  failed: 'Das Formular konnte nicht geladen werden.',
  confirm: 'Möchten Sie die Standardvorlage wirklich wiederherstellen?',
  loses: 'Das eigene Formular geht verloren. Meldungen, die damit erstellt wurden, behalten es.',
  confirmLabel: 'Wiederherstellen',
  created: 'Das eigene Formular wurde angelegt',
  saved: 'Das Formular wurde gespeichert',
  restored: 'Die Standardvorlage wurde wiederhergestellt',
  noFields: 'Fügen Sie zuerst mindestens eine Frage hinzu.',
  errors: { failed: 'Das Formular konnte nicht gespeichert werden.' },
})

/** German texts of the dialog of the case clock. */
export const incidentClockGerman = defineTranslation<typeof incidentClockMessages>('incidents.clock', {
  title: 'Fallfristen',
  text: 'Bis wann der Eingang einer Meldung bestätigt und die Meldung beantwortet wird. Das zuständige Konto erhält vor jeder Frist eine Erinnerung per E-Mail.',
  acknowledge: 'Tage bis zur Eingangsbestätigung',
  answer: 'Monate bis zur Antwort',
  answerHelp: 'Gerechnet ab der Eingangsbestätigung.',
  range: (from, to) => `Geben Sie eine Zahl von ${from} bis ${to} ein.`,
  save: 'Speichern',
  saved: 'Die Fallfristen wurden gespeichert',
  failed: 'Die Fallfristen konnten nicht geladen werden.',
  errors: { failed: 'Die Fallfristen konnten nicht gespeichert werden.' },
})

/** German texts of reporting. */
export const reportGerman = defineTranslation<typeof reportMessages>('incidents.report', {
  title: 'Vorfall melden',
  how: 'Wie möchten Sie melden?',
  named: 'Mit meinem Namen',
  namedHelp: 'Wer Meldungen bearbeitet, sieht, wer Sie sind.',
  anonymous: 'Anonym',
  anonymousHelp:
    'Es wird nichts gespeichert, was zu Ihnen führt: kein Name, kein Konto, keine Adresse und nur der Tag.',
  storedNamed: 'Ihr Name und Ihr Team werden mit Ihren Antworten gespeichert.',
  storedAnonymous:
    'Ihre Antworten werden ohne Ihren Namen und nur mit dem Tag gespeichert. Schreiben Sie nichts, was Sie verrät.',
  people: 'Beteiligte Personen',
  peoplePlaceholder: 'Mindestens drei Buchstaben eines Namens',
  peopleHelp: 'Die Personen, die Sie hier nennen, können die Meldung nicht lesen. Höchstens 20.',
  peopleFailed: 'Die Suche ist fehlgeschlagen.',
  photos: 'Fotos',
  photosHelp: 'Höchstens 3. Ort, Gerät und Zeit werden entfernt.',
  unreadable: (name) => `${name} ist kein lesbares Foto.`,
  failed: 'Das Formular konnte nicht geladen werden.',
})

/** German texts of what can be done to selected reports. */
export const selectedIncidentsGerman = defineTranslation<typeof selectedIncidentsMessages>('incidents.selected', {
  assign: 'Zuweisen',
  assignTitle: (count) => `${incidents(count)} zuweisen`,
  assignHelp: 'Meldungen, die den Benutzer oder möglicherweise Sie nennen, werden ausgelassen.',
  assigned: (count) => (count === 0 ? 'Es wurde kein Vorfall zugewiesen' : `${incidents(count)} zugewiesen`),
  restored: (count) =>
    count === 0 ? 'Es wurde keine Zuweisung rückgängig gemacht' : `Zuweisung rückgängig gemacht: ${incidents(count)}`,
  resolve: 'Abschließen',
  notResolved: 'Wieder öffnen',
  confirm: {
    resolve: (count) => ({
      title: `${incidents(count)} abschließen?`,
      text: 'Abgeschlossene Meldungen haben keine Frist. Meldungen, die möglicherweise Sie nennen, werden ausgelassen.',
      confirmLabel: 'Abschließen',
    }),
    reopen: (count) => ({
      title: `${incidents(count)} wieder öffnen?`,
      text: 'Ihre Fristen laufen wieder. Meldungen, die möglicherweise Sie nennen, werden ausgelassen.',
      confirmLabel: 'Wieder öffnen',
    }),
  },
  resolved: (count) => (count === 0 ? 'Es wurde kein Vorfall abgeschlossen' : `${incidents(count)} abgeschlossen`),
  reopened: (count) => (count === 0 ? 'Es wurde kein Vorfall wieder geöffnet' : `${incidents(count)} wieder geöffnet`),
})
