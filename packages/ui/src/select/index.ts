export { Select } from './select'
export type { Option, SelectProps } from './select'
