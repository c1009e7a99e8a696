import { defineMessages } from '@ssp/feature-kit'
import { titles } from '../titles'

const figure = new Intl.NumberFormat('en')
const surveys = (count: number) => (count === 1 ? '1 survey' : `${figure.format(count)} surveys`)

/** The tabs of `/surveys` and what both lists share (spec 2 section 2). */
export const surveyTabsMessages = defineMessages('surveys.tabs', {
  label: titles.list,
  list: 'LIST',
  templates: 'TEMPLATES',
  actions: 'Actions',
  createSurvey: 'Create Survey',
  createTemplate: 'Create Template',
})

/** The list of surveys (spec 2 section 2). */
export const surveyListMessages = defineMessages('surveys.list', {
  title: titles.list,
  total: surveys,
  search: 'Search surveys',
  empty: 'Click the actions button in the top right to create your first survey.',
  noMatch: 'No survey matches the search.',
  failed: 'The surveys could not be loaded.',
  noCategory: 'No category',
  starts: (date: string) => `Starts ${date}`,
  noStart: 'No start date',
  closes: (date: string) => `Closes ${date}`,
  noEnd: 'No end date',
  columns: {
    title: 'Title',
    category: 'Category',
    status: 'Status',
    starts: 'Starts',
    closes: 'Closes',
    anonymous: 'Anonymous',
    answered: 'Answered',
  },
  yes: 'Yes',
  no: 'No',
  anonymous: 'Anonymous',
  answeredOf: (answered: number, employees: number) =>
    `${figure.format(answered)} of ${figure.format(employees)} have answered`,
  /** Of an anonymous survey, whose number of answers is shown rounded down. */
  atLeast: (answered: number, employees: number) =>
    `At least ${figure.format(answered)} have answered (${figure.format(employees)} employees)`,
  /** Of an anonymous survey, whose number of answers grows in steps. */
  fewerThan: (threshold: number, employees: number) =>
    `Fewer than ${figure.format(threshold)} of ${figure.format(employees)} have answered`,
  responses: (count: number) => (count === 1 ? '1 response' : `${figure.format(count)} responses`),
})

/** What can be done to selected surveys. */
export const selectedSurveysMessages = defineMessages('surveys.selected', {
  actions: { remove: 'Remove' },
  /** `responses` is undefined where it is not known. */
  confirm: (count: number, responses: number | undefined) => ({
    title: `Remove ${surveys(count)}?`,
    loses:
      responses === undefined
        ? 'Their forms and all of their responses are lost, also of surveys that are open.'
        : `Their forms and ${responses === 1 ? '1 response' : `${figure.format(responses)} responses`} are lost, also of surveys that are open.`,
    confirmLabel: 'Remove',
  }),
  done: { remove: (count: number) => (count === 0 ? 'No survey was removed' : `${surveys(count)} removed`) },
  failed: 'The surveys could not be removed.',
})

/** The list of templates (spec 2 section 2). */
export const templateListMessages = defineMessages('surveys.templates', {
  title: titles.list,
  caption: 'Survey templates',
  total: (count: number) => (count === 1 ? '1 template' : `${figure.format(count)} templates`),
  search: 'Search templates',
  empty: 'There are currently no templates available.',
  noMatch: 'No template matches the search.',
  failed: 'The templates could not be loaded.',
  columns: { name: 'Name', description: 'Description' },
})
