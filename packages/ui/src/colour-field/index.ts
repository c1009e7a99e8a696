export { ColourField } from './colour-field'
export type { ColourFieldProps } from './colour-field'
