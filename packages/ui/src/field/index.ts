export { Field } from './field'
export { useField } from './use-field'
export type { FieldControlProps, FieldFrame, FieldProps } from './use-field'
