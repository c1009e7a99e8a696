/** Field types of the specification (spec 2 section 3). */
export type BuiltInFieldType =
  | 'header'
  | 'description'
  | 'pagebreak'
  | 'img'
  | 'banner'
  | 'text'
  | 'textarea'
  | 'email'
  | 'number'
  | 'checkbox'
  | 'radio'
  | 'select'
  | 'date'
  | 'datetime'
  | 'range'

/** Type of a field that an embedding application adds; an input field. */
export type CustomFieldType = `x-${string}`

/** Type of a field. */
export type FieldType = BuiltInFieldType | CustomFieldType

/** An option of a dropdown; checkbox and radio options are strings. */
export interface FieldOption {
  code: string
  label: string
}

/** An image of a banner. */
export interface BannerImage {
  name: string
  url: string
  /** Link of the image; empty if there is none. */
  link: string
  linkType: 'external' | 'internal' | 'file'
  /** Position in the banner, from 0. */
  position: number
}

/** How a condition compares an answer. */
export type ConditionOperator = 'equals' | 'notEquals' | 'includes' | 'answered' | 'greaterThan' | 'lessThan'

/** Shows a field only if an earlier question has a certain answer. An unanswered question never matches. */
export interface Condition {
  /** Id of an input field before this one. */
  fieldId: number
  operator: ConditionOperator
  /** The value to compare with; absent for `answered`. */
  value?: string | number
}

/** Size of a header. */
export type HeaderSize = 'Large' | 'Medium' | 'Small'

/** Bounds of a range slider. */
export interface SliderBounds {
  min: number
  max: number
  step: number
}

/** Style of a text. */
export interface TextStyle {
  bold?: boolean
  italic?: boolean
  underline?: boolean
}

/** The answer to one question; checkbox answers are lists of options. */
export type AnswerValue = string | number | string[] | null

/** Answers by field id. */
export type Answers = Readonly<Record<string, AnswerValue>>

/** One field of a form, as stored (spec 2 section 3). */
export interface FormField {
  /** 1 to 1e9, unique within the form. */
  id: number
  name: string
  type: FieldType
  label?: string
  placeholder?: string
  required?: boolean
  /** For a text field: several lines. */
  multiline?: boolean
  value?: AnswerValue
  error?: string | boolean
  options?: string[] | FieldOption[]
  slider?: SliderBounds
  style?: TextStyle
  /** Text of a header or description. */
  content?: string
  size?: HeaderSize
  /** Address of an image. */
  url?: string
  images?: BannerImage[]
  bucket?: string
  /** Name of the icon of the control; stored unchanged. */
  icon?: string
  /** Help text below the question. */
  description?: string
  /** Stored in the form, but neither shown nor asked. */
  skip?: boolean
  /** Sizes that a header may have. */
  sizeOptions?: HeaderSize[]
  /** Shown only if this condition is true; always shown without it. */
  showIf?: Condition
}
