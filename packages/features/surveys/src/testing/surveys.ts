import type { Survey, SurveyTemplate } from '@ssp/api'
import { fakeClient, fakeId } from '@ssp/api/testing'
import type { FormField } from '@ssp/form-builder/model'

const HOUR = 3_600_000
const at = (hours: number) => new Date(Date.now() + hours * HOUR).toISOString()

/** A form with a heading, a choice, a range and a text. */
export const fields: FormField[] = [
  { id: 11, name: 'Header', type: 'header', content: 'How are you?', size: 'Large' },
  { id: 12, name: 'Radio Button', type: 'radio', label: 'Your mood today', required: true, options: ['Good', 'Bad'] },
  { id: 13, name: 'Range Slider', type: 'range', label: 'Workload', slider: { min: 0, max: 10, step: 1 } },
  { id: 14, name: 'Textfield', type: 'text', label: 'Anything else?' },
]

const subjects = ['Wellbeing pulse', 'Canteen', 'Onboarding', 'Commuting', 'Exit interview']

/** Dates of each status: draft, scheduled, live, completed. */
const DATES = [
  [null, null],
  [at(48), at(480)],
  [at(-240), at(240)],
  [at(-480), at(-24)],
] as const

/** The `index`th survey of a list; they are draft, scheduled, live and completed in turn. */
export function survey(index = 2, changes: Partial<Survey> = {}): Survey {
  const [start, completion] = DATES[index % DATES.length] ?? DATES[0]
  return {
    id: fakeId(700 + index),
    client_id: fakeClient().id,
    title: `${subjects[index % subjects.length]} ${index + 1}`,
    description: 'Ten questions about the past month, five minutes.',
    category_id: fakeId(1),
    category_title: 'Wellbeing',
    start_date: start,
    completion_date: completion,
    branded: true,
    anonymous: false,
    fields: JSON.stringify(fields),
    fields_version: 1,
    response_count: 0,
    ...changes,
  }
}

/** `count` surveys. */
export const surveys = (count: number): Survey[] => Array.from({ length: count }, (_, index) => survey(index))

/** The `index`th template; every second one is shared by the platform and locked. */
export const template = (index = 0, changes: Partial<SurveyTemplate> = {}): SurveyTemplate => ({
  id: fakeId(800 + index),
  title: `Template ${index + 1}`,
  description: 'Questions to begin with.',
  reference_id: index % 2 ? fakeId(900 + index) : null,
  fields: JSON.stringify(fields),
  ...changes,
})

/** `count` templates. */
export const templates = (count: number): SurveyTemplate[] =>
  Array.from({ length: count }, (_, index) => template(index))
