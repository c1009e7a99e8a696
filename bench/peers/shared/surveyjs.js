import { fields } from './forms'

const types = {
  text: { type: 'text' },
  textarea: { type: 'comment' },
  number: { type: 'text', inputType: 'number' },
  radio: { type: 'radiogroup' },
  checkbox: { type: 'checkbox' },
  select: { type: 'dropdown' },
}

/** `fields(count)` as a survey of SurveyJS. */
export const surveyOf = (count, common = {}) => ({
  elements: fields(count).map(({ name, kind, label, options }) => ({
    ...types[kind],
    ...common,
    name,
    title: label,
    ...(options.length > 0 && { choices: options }),
  })),
})
