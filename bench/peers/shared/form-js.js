import { fields } from './forms'

const types = {
  text: 'textfield',
  textarea: 'textarea',
  number: 'number',
  radio: 'radio',
  checkbox: 'checklist',
  select: 'select',
}

/** `fields(count)` as a schema of form-js. */
export const schemaOf = (count, common = {}) => ({
  type: 'default',
  components: fields(count).map(({ name, kind, label, options }) => ({
    ...common,
    type: types[kind],
    id: name,
    key: name,
    label,
    ...(options.length > 0 && { values: options.map((option) => ({ label: option, value: option })) }),
  })),
})
