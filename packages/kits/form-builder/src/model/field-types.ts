import type { BuiltInFieldType, FieldType, FormField } from './types.ts'

/** Maximum number of fields in a form. */
export const MAX_FIELDS = 1000
/** Maximum length of a label, placeholder, content or option, in characters (spec 2 section 5). */
export const MAX_TEXT = 400
/** Maximum number of options of a field. */
export const MAX_OPTIONS = 200
/** Maximum number of images in a banner. */
export const MAX_IMAGES = 20
/** Maximum length of the JSON text of the fields, in characters. */
export const MAX_JSON = 1_048_576
/** Maximum length of a typed answer, in characters. */
export const MAX_ANSWER = 5000
/** Largest field id (spec 2 section 3). */
export const MAX_ID = 1e9

/** The kind of answer; undefined for fields without a question. */
export type AnswerKind = 'text' | 'email' | 'number' | 'options' | 'option' | 'date' | 'datetime' | 'custom'

const ANSWER_KINDS: Record<BuiltInFieldType, AnswerKind | undefined> = {
  header: undefined,
  description: undefined,
  pagebreak: undefined,
  img: undefined,
  banner: undefined,
  text: 'text',
  textarea: 'text',
  email: 'email',
  number: 'number',
  checkbox: 'options',
  radio: 'option',
  select: 'option',
  date: 'date',
  datetime: 'datetime',
  range: 'number',
}

/** Whether a type is one of the specification or a custom one (`x-` and up to 40 of a-z, 0-9 and -). */
export const isFieldType = (type: unknown): type is FieldType =>
  typeof type === 'string' && (Object.hasOwn(ANSWER_KINDS, type) || /^x-[a-z0-9-]{1,40}$/.test(type))

/** The kind of answer of a type; undefined for types without a question. */
export const answerKind = (type: FieldType): AnswerKind | undefined =>
  Object.hasOwn(ANSWER_KINDS, type) ? ANSWER_KINDS[type as BuiltInFieldType] : 'custom'

/** Whether a field has a question; false for header, description, page break, image and banner. */
export const isInput = (field: Pick<FormField, 'type'>): boolean => answerKind(field.type) !== undefined

/** Whether the answer is chosen from options. */
export const hasOptions = (type: FieldType): boolean => ['option', 'options'].includes(answerKind(type) ?? '')

/** Whether a control of the type can show a placeholder. */
export const hasPlaceholder = (type: FieldType): boolean =>
  ['text', 'textarea', 'email', 'number', 'select'].includes(type)

/** Whether a field has nothing to show yet: a heading without text, or an image that was not uploaded. */
export function isBlank({ type, content, url, images }: FormField): boolean {
  if (type === 'header' || type === 'description') return !content?.trim()
  if (type === 'img') return !url
  return type === 'banner' && !images?.length
}

/** Types of the palette in order (spec 2 section 3); textarea and datetime come only from stored forms. */
export const PALETTE_TYPES = [
  'header',
  'description',
  'pagebreak',
  'text',
  'number',
  'email',
  'checkbox',
  'radio',
  'select',
  'range',
  'date',
  'img',
  'banner',
] as const satisfies readonly BuiltInFieldType[]

/** Name of a new field by type, which is the name of its palette control. */
const NAMES: Record<BuiltInFieldType, string> = {
  header: 'Header',
  description: 'Text',
  pagebreak: 'Page Break',
  img: 'Image',
  banner: 'Banner',
  text: 'Textfield',
  textarea: 'Textarea',
  email: 'Email',
  number: 'Numeric',
  checkbox: 'Checkbox',
  radio: 'Radio Button',
  select: 'Dropdown Selection',
  date: 'Date',
  datetime: 'Date',
  range: 'Range Slider',
}

const DEFAULTS: Partial<Record<BuiltInFieldType, Partial<FormField>>> = {
  header: { content: '', size: 'Large' },
  description: { content: '', style: {} },
  img: { url: '' },
  banner: { images: [] },
  text: { multiline: false, placeholder: '' },
  email: { placeholder: '' },
  number: { placeholder: '' },
  checkbox: { options: [], value: [] },
  radio: { options: [] },
  select: { options: [] },
  range: { slider: { min: 0, max: 100, step: 1 }, value: 50 },
}

/** A random id from 1 to 1e9 that no field of the form has. */
export function newFieldId(fields: readonly FormField[], random: () => number = Math.random): number {
  const used = new Set(fields.map((field) => field.id))
  for (;;) {
    const id = 1 + Math.floor(random() * MAX_ID)
    if (id <= MAX_ID && !used.has(id)) return id
  }
}

/** The name of a new field. It is stored with the form, so it is the same in every language. */
export const nameOfType = (type: FieldType): string => NAMES[type as BuiltInFieldType] ?? type

/** A new field with the defaults of its palette control. */
export function newField(type: FieldType, id: number): FormField {
  const builtIn = type as BuiltInFieldType
  const base: FormField = { id, name: nameOfType(type), type }
  const asks = isInput(base) ? { label: '', required: false, value: '' } : {}
  return structuredClone({ ...base, ...asks, ...DEFAULTS[builtIn] })
}

/** The name of a field in confirmations and announcements: its name, label or type, the first that is not empty. */
export const fieldName = (field: FormField): string => field.name.trim() || field.label?.trim() || field.type
