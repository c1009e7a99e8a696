import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { AnswerValue, BuiltInFieldType, CustomFieldType, FieldType, FormField } from '../model'
import { iconOfType, SheetIcon } from './icon-sheet'

/** Props of the control that answers a field of an own type. */
export interface FieldControlProps {
  field: FormField
  value: AnswerValue
  /** What is wrong with the answer. */
  error?: string | undefined
  /** Whether the answer is only read. Controls of built-in types never are: their answers are text. */
  readOnly?: boolean | undefined
  onChange: (value: AnswerValue) => void
}

/** Props of the editor of an own type. */
export interface FieldEditorProps {
  field: FormField
  onChange: (field: FormField) => void
}

/** A field type that an embedding app adds to palette, editor, preview and runner. */
export interface CustomField {
  /** Begins with `x-`. */
  type: CustomFieldType
  /** Name in the palette. */
  label: string
  /** A 16 px icon. Default a puzzle piece. */
  icon?: ReactNode
  /** What a new field has beside the defaults. */
  defaults?: Partial<FormField>
  /** Answers the field; draws its own label and error. */
  Control: ComponentType<FieldControlProps>
  /** Edits what the type has beside label and required. */
  Editor?: ComponentType<FieldEditorProps>
}

/** Own types by name. */
export type CustomFields = ReadonlyMap<FieldType, CustomField>

const CustomFieldsContext = createContext<CustomFields>(new Map())

/** Gives own types to everything below. */
export const CustomFieldsProvider = CustomFieldsContext.Provider

/** The own types of the app. */
export const useCustomFields = (): CustomFields => use(CustomFieldsContext)

/** Icon of a type, on the sheet of the builder. */
export function FieldIcon({ type }: { type: FieldType }) {
  const own = useCustomFields().get(type)
  return own?.icon ?? <SheetIcon name={iconOfType(type)} />
}

/** Name of a type, from our messages or the app's. */
export const typeName = (type: FieldType, names: Record<BuiltInFieldType, string>, own: CustomFields): string =>
  own.get(type)?.label ?? (Object.hasOwn(names, type) ? names[type as BuiltInFieldType] : type)
