export type { FieldProps } from './use-field'
