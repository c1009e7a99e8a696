import { createContext, use, type ComponentType, type ReactNode } from 'react'
import type { AnswerValue, BuiltInFieldType, CustomFieldType, FieldType, FormField } from '../model'
import { iconOfType, SheetIcon } from './icon-sheet'

/** Props of the control that answers a field of a custom type. */
export interface FieldControlProps {
  field: FormField
  value: AnswerValue
  /** What is wrong with the answer. */
  error?: string | undefined
  /** Whether the answer is read-only. Controls of built-in types never are, because their answers are text. */
  readOnly?: boolean | undefined
  onChange: (value: AnswerValue) => void
}

/** Props of the editor of a custom type. */
export interface FieldEditorProps {
  field: FormField
  onChange: (field: FormField) => void
}

/** A field type that an embedding application adds to palette, editor, preview and runner. */
export interface CustomField {
  /** Starts with `x-`. */
  type: CustomFieldType
  /** Name in the palette. */
  label: string
  /** A 16 px icon. Default: a puzzle piece. */
  icon?: ReactNode
  /** Properties of a new field in addition to the defaults. */
  defaults?: Partial<FormField>
  /** Renders the control that answers the field, with its own label and error. */
  Control: ComponentType<FieldControlProps>
  /** Edits the properties of the type other than label and required. */
  Editor?: ComponentType<FieldEditorProps>
}

/** Custom types by name. */
export type CustomFields = ReadonlyMap<FieldType, CustomField>

const CustomFieldsContext = createContext<CustomFields>(new Map())

/** Provides custom types to everything below. */
export const CustomFieldsProvider = CustomFieldsContext.Provider

/** The custom types of the application. */
export const useCustomFields = (): CustomFields => use(CustomFieldsContext)

/** Icon of a type, from the icon sheet of the builder. */
export function FieldIcon({ type }: { type: FieldType }) {
  const own = useCustomFields().get(type)
  return own?.icon ?? <SheetIcon name={iconOfType(type)} />
}

/** Name of a type, from our messages or from the application. */
export const typeName = (type: FieldType, names: Record<BuiltInFieldType, string>, own: CustomFields): string =>
  own.get(type)?.label ?? (Object.hasOwn(names, type) ? names[type as BuiltInFieldType] : type)
