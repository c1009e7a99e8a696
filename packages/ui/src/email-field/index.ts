export { EmailField } from './email-field'
export type { EmailFieldProps } from './email-field'
