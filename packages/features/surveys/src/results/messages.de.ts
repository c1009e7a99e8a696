import { defineTranslation } from '@ssp/feature-kit/messages'
import type { graphsMessages, participationMessages, responsesMessages } from './messages'

const figure = new Intl.NumberFormat('de')

/** German texts of the tab of the graphs. */
export const graphsGerman = defineTranslation<typeof graphsMessages>('surveys.graphs', {
  empty: 'Zu dieser Umfrage gibt es derzeit keine Antworten.',
  failed: 'Die Ergebnisse konnten nicht geladen werden.',
  noCharts: 'Diese Umfrage hat keine Frage mit einer Auswahl oder einem Bereich.',
  summary: 'Zusammenfassung',
  responses: 'Antworten',
  completed: (count) => `${figure.format(count)} abgeschlossen`,
  fewer: (threshold) => `Weniger als ${threshold}`,
  averageTime: 'Durchschnittliche Dauer',
  completionRate: 'Abschlussquote',
  hidden: (threshold) =>
    `Diese Umfrage ist anonym. Ihre Ergebnisse werden gezeigt, sobald mindestens ${threshold} Mitarbeitende geantwortet haben.`,
  batches: (published, threshold) =>
    `Diese Umfrage ist anonym: Die Diagramme zählen ${figure.format(published)} Antworten und wachsen in Schritten von ${threshold}, damit sich keine Person erkennen lässt.`,
  reworded: 'Diese Frage oder ihre Optionen haben sich geändert, während sie beantwortet wurde.',
  removed: 'Diese Frage wird nicht mehr gestellt.',
  people: 'Anteil der Personen in %',
  formerOption: (label) => `${label} (nicht mehr angeboten)`,
  formerValues: (values) => `Nicht mehr angeboten: ${values}.`,
  answered: (count) => (count === 1 ? 'Von 1 Person beantwortet' : `Von ${figure.format(count)} Personen beantwortet`),
  percent: (share) => `${share}\u00a0%`,
  option: 'Antwort',
  value: 'Wert',
  count: 'Antworten',
  units: { people: 'Anteil der Personen in %', count: 'Antworten' },
  nobody: 'Niemand hat diese Frage beantwortet.',
  most: (option, count, answered, percent) =>
    `Am häufigsten gewählt: ${option}, ${figure.format(count)} von ${figure.format(answered)} (${percent}).`,
  tie: (options, count, answered) =>
    `Am häufigsten gewählt: ${options}, je ${figure.format(count)} von ${figure.format(answered)}.`,
  and: ' und ',
  average: (average, most) => `Durchschnitt ${figure.format(average)}. ${most}`,
})

/** German texts of the response rate by team, and the reminder. */
export const participationGerman = defineTranslation<typeof participationMessages>('surveys.participation', {
  title: 'Antwortquote',
  everybody: 'Alle Mitarbeitenden',
  overall: (answered, employees) =>
    `${figure.format(answered)} von ${figure.format(employees)} Mitarbeitenden haben geantwortet (${Math.floor((answered * 100) / employees)}\u00a0%)`,
  fewerOf: (threshold, employees) =>
    `Weniger als ${threshold} von ${figure.format(employees)} Mitarbeitenden haben geantwortet`,
  atLeast: (answered, employees) =>
    `Mindestens ${figure.format(answered)} haben geantwortet. Es gibt jetzt ${figure.format(employees)} Mitarbeitende.`,
  coarse: (rate, threshold) => {
    if (rate === null) return 'Nicht gezeigt'
    return rate === 0 ? `Mindestens ${threshold} Personen` : `Mindestens ${rate}\u00a0%`
  },
  coarseNote: (threshold) =>
    `Diese Umfrage ist anonym: Ein Team hat eine Quote in Schritten von 10\u00a0%, sobald mindestens ${threshold} Mitglieder geantwortet haben und ${threshold} nicht. Teams, die anderen fast gleichen, haben keine; „Nicht gezeigt“ heißt daher nicht, dass wenige geantwortet haben.`,
  caption: 'Teams',
  rate: (rate) => `${rate}\u00a0%`,
  columns: { team: 'Team', members: 'Mitarbeitende', rate: 'Beantwortet' },
  empty: 'Es gibt keine Mitarbeitenden, die gefragt werden können.',
  failed: 'Die Antwortquote konnte nicht geladen werden.',
  remind: 'Erinnerung senden',
  reminded: (date) => `Die Erinnerung wurde am ${date} gesendet.`,
  confirm: 'Allen, die nicht geantwortet haben, eine Erinnerung senden?',
  confirmText:
    'Sie erhalten eine E-Mail. Eine Umfrage hat nur eine Erinnerung, und kein Konto erfährt, wer sie erhält.',
  confirmAll: 'Allen eine Erinnerung senden?',
  confirmAllText:
    'Auch wer geantwortet hat, erhält sie, damit kein Postfach zeigt, wer das ist. Eine Umfrage hat nur eine Erinnerung.',
  noAddress: (count = 0) => {
    if (count === 0) return ''
    return count === 1
      ? '1 Mitarbeiter/in hat keine E-Mail-Adresse und kann nicht erinnert werden.'
      : `${figure.format(count)} Mitarbeitende haben keine E-Mail-Adresse und können nicht erinnert werden.`
  },
  sent: 'Die Erinnerung ist unterwegs',
})

/** German texts of the tab of the responses. */
export const responsesGerman = defineTranslation<typeof responsesMessages>('surveys.responses', {
  empty: 'Zu dieser Umfrage gibt es derzeit keine Antworten.',
  failed: 'Die Antworten konnten nicht geladen werden.',
  noMatch: 'Keine Antwort entspricht der Suche.',
  search: 'Mitarbeitende suchen',
  list: 'Mitarbeitende',
  completed: 'Abgeschlossen',
  inProgress: 'In Bearbeitung',
  anonymous: (position) => `Anonym ${position}`,
  answersOf: (name) => `Antworten von ${name}`,
  answersFailed: 'Die Antworten konnten nicht geladen werden.',
  noAnswers: 'Dieser Teilnahme fehlen die Antworten.',
  timeTaken: (time) => `Benötigte Zeit ${time}`,
  hidden: (threshold) =>
    `Diese Umfrage ist anonym. Ihre Antworten werden gezeigt, sobald mindestens ${threshold} Mitarbeitende geantwortet haben.`,
})
