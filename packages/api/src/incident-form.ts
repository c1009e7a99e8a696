import type { components } from './generated/schema.ts'

type IncidentField = components['schemas']['IncidentField']

/** The controls of the incident form (spec 3 section 3). */
export const INCIDENT_FIELD_TYPES = ['header', 'text', 'textarea', 'radio', 'date'] as const

const SIZES: IncidentField['sizeOptions'] = ['Large', 'Medium', 'Small']

const header = (id: number, content: string): IncidentField => ({
  id,
  icon: 'header',
  name: content,
  type: 'header',
  content,
  size: 'Medium',
  sizeOptions: SIZES,
  style: { bold: true, italic: false, underline: false },
})

const question = (
  id: number,
  type: 'text' | 'textarea' | 'radio' | 'date',
  label: string,
  more: Partial<IncidentField> = {},
): IncidentField => ({ id, icon: type, name: label, type, label, value: '', required: true, error: false, ...more })

/**
 * The form of a client without a custom form (3-decisions 31). The server stores the versions with which reports were made.
 */
export const DEFAULT_INCIDENT_FIELDS: readonly IncidentField[] = [
  header(1, 'Your Employer'),
  question(2, 'text', 'Who employs you?', { placeholder: 'Company or agency' }),
  question(3, 'text', 'Who do you work for?', { placeholder: 'Site, department or customer', required: false }),
  header(4, 'Incident'),
  question(5, 'radio', 'What kind of incident is it?', {
    options: [
      'Health and safety',
      'Bullying or harassment',
      'Discrimination',
      'Fraud or theft',
      'Working hours or pay',
      'Something else',
    ],
  }),
  question(6, 'text', 'Where did it happen?', { required: false }),
  question(7, 'date', 'When did it happen?', { required: false }),
  question(8, 'text', 'Who was involved?', { placeholder: 'Full names, if you know them', required: false }),
  question(9, 'textarea', 'Please describe what happened', { multiline: true }),
]
