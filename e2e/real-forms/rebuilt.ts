/** Controls of our palette by their names (spec 2 section 3). */
export type Control =
  | 'Header'
  | 'Text'
  | 'Page Break'
  | 'Textfield'
  | 'Numeric'
  | 'Email'
  | 'Checkbox'
  | 'Radio Button'
  | 'Dropdown Selection'
  | 'Range Slider'
  | 'Date'

/** A field to build, as its editor asks for it; what is absent stays as the palette gives it. */
export interface RebuiltField {
  control: Control
  /** Name of the field; the key that the other tool stores the answer under. */
  name?: string
  label?: string
  placeholder?: string
  required?: boolean
  multiline?: boolean
  options?: readonly string[]
  slider?: { min: number; max: number; step: number }
  /** Shown only if the question with this label is answered in this way. */
  showIf?: { question: string; operator: string; value: number }
  /** Text of a header or a text. */
  content?: string
}

/** A definition of another tool as fields of ours. */
export interface Rebuilt {
  fields: readonly RebuiltField[]
  /** What has no counterpart, as `type: name`, in the order of the definition. */
  left: readonly string[]
}

/** Whether a field asks something. */
export const isQuestion = ({ control }: RebuiltField): boolean => !['Header', 'Text', 'Page Break'].includes(control)

/** Joins what became of the parts of a definition. */
export const joined = (parts: readonly Rebuilt[]): Rebuilt => ({
  fields: parts.flatMap(({ fields }) => fields),
  left: parts.flatMap(({ left }) => left),
})

/** One field, and nothing left. */
export const field = (only: RebuiltField): Rebuilt => ({ fields: [only], left: [] })

/** Something without a counterpart. */
export const leftOut = (type: string, name: string): Rebuilt => ({ fields: [], left: [`${type}: ${name}`] })
