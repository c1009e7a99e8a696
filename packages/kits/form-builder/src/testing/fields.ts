import { newField, type FormField } from '../model'

/** A field with an id and a label of its own. */
export const field = (id: number, type: FormField['type'], over: Partial<FormField> = {}): FormField => ({
  id,
  type,
  name: type,
  ...over,
})

/** One field of each type, on two pages, with a question that depends on another. */
export const everyField: FormField[] = [
  field(1, 'header', { content: 'How do you get to work?', size: 'Medium' }),
  field(2, 'description', { content: 'It takes about two minutes.', style: { italic: true } }),
  field(3, 'radio', { label: 'How do you travel?', options: ['Car', 'Train', 'Bicycle'], required: true }),
  field(4, 'text', {
    label: 'Which line?',
    placeholder: 'S1',
    showIf: { fieldId: 3, operator: 'equals', value: 'Train' },
  }),
  field(5, 'checkbox', { label: 'Which days?', options: ['Monday', 'Tuesday', 'Friday'] }),
  field(6, 'select', {
    label: 'Site',
    options: [
      { code: 'north', label: 'North' },
      { code: 'south', label: 'South' },
    ],
  }),
  field(7, 'pagebreak'),
  field(8, 'header', { content: 'About you', size: 'Small' }),
  field(9, 'number', { label: 'Minutes each way' }),
  field(10, 'email', { label: 'E-mail', required: true }),
  field(11, 'range', { label: 'How content are you?', slider: { min: 0, max: 10, step: 1 } }),
  field(12, 'date', { label: 'Since when?' }),
  field(13, 'datetime', { label: 'Last ride' }),
  field(14, 'text', { label: 'Anything else?', multiline: true }),
]

/** A long form of questions of several types. */
export const manyFields = (count: number): FormField[] =>
  Array.from({ length: count }, (_, index) => {
    const types = ['text', 'radio', 'number', 'checkbox', 'range'] as const
    const type = types[index % types.length] ?? 'text'
    return {
      ...newField(type, index + 1),
      label: `Question ${index + 1}`,
      ...(hasOptions(type) && { options: ['Yes', 'No', 'Perhaps'] }),
    }
  })

const hasOptions = (type: FormField['type']) => type === 'radio' || type === 'checkbox'
