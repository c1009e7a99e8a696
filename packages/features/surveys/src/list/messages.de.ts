import { defineTranslation } from '@ssp/feature-kit/messages'
import type { selectedSurveysMessages, surveyListMessages, surveyTabsMessages, templateListMessages } from './messages'

const figure = new Intl.NumberFormat('de')
const surveys = (count: number) => (count === 1 ? '1 Umfrage' : `${figure.format(count)} Umfragen`)

/** German texts of the tabs and what both lists share. */
export const surveyTabsGerman = defineTranslation<typeof surveyTabsMessages>('surveys.tabs', {
  label: 'Umfragen',
  list: 'LISTE',
  templates: 'VORLAGEN',
  actions: 'Aktionen',
  createSurvey: 'Umfrage anlegen',
  createTemplate: 'Vorlage anlegen',
})

/** German texts of the list of surveys. */
export const surveyListGerman = defineTranslation<typeof surveyListMessages>('surveys.list', {
  title: 'Umfragen',
  total: surveys,
  search: 'Umfragen suchen',
  empty: 'Legen Sie Ihre erste Umfrage über die Schaltfläche „Aktionen“ oben rechts an.',
  noMatch: 'Keine Umfrage entspricht der Suche.',
  failed: 'Die Umfragen konnten nicht geladen werden.',
  noCategory: 'Keine Kategorie',
  starts: (date) => `Beginnt am ${date}`,
  noStart: 'Kein Startdatum',
  closes: (date) => `Endet am ${date}`,
  noEnd: 'Kein Enddatum',
  columns: {
    title: 'Titel',
    category: 'Kategorie',
    status: 'Status',
    starts: 'Beginn',
    closes: 'Ende',
    anonymous: 'Anonym',
    answered: 'Beantwortet',
  },
  yes: 'Ja',
  no: 'Nein',
  anonymous: 'Anonym',
  answeredOf: (answered, employees) => `${figure.format(answered)} von ${figure.format(employees)} haben geantwortet`,
  atLeast: (answered, employees) =>
    `Mindestens ${figure.format(answered)} haben geantwortet (${figure.format(employees)} Mitarbeitende)`,
  fewerThan: (threshold, employees) =>
    `Weniger als ${figure.format(threshold)} von ${figure.format(employees)} haben geantwortet`,
  responses: (count) => (count === 1 ? '1 Antwort' : `${figure.format(count)} Antworten`),
})

/** German texts of what can be done to selected surveys. */
export const selectedSurveysGerman = defineTranslation<typeof selectedSurveysMessages>('surveys.selected', {
  actions: { remove: 'Entfernen' },
  confirm: (count, responses) => ({
    title: `${surveys(count)} entfernen?`,
    loses:
      responses === undefined
        ? 'Ihre Formulare und alle Antworten gehen verloren, auch die offener Umfragen.'
        : `Ihre Formulare und ${responses === 1 ? '1 Antwort' : `${figure.format(responses)} Antworten`} gehen verloren, auch die offener Umfragen.`,
    confirmLabel: 'Entfernen',
  }),
  done: { remove: (count) => (count === 0 ? 'Keine Umfrage wurde entfernt' : `${surveys(count)} entfernt`) },
  failed: 'Die Umfragen konnten nicht entfernt werden.',
})

/** German texts of the list of templates. */
export const templateListGerman = defineTranslation<typeof templateListMessages>('surveys.templates', {
  title: 'Umfragen',
  caption: 'Umfragevorlagen',
  total: (count) => (count === 1 ? '1 Vorlage' : `${figure.format(count)} Vorlagen`),
  search: 'Vorlagen suchen',
  empty: 'Es sind derzeit keine Vorlagen verfügbar.',
  noMatch: 'Keine Vorlage entspricht der Suche.',
  failed: 'Die Vorlagen konnten nicht geladen werden.',
  columns: { name: 'Name', description: 'Beschreibung' },
})
