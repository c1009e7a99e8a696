export { ComboBox, MultiSelect } from './combo-box'
export type { ComboBoxOption, ComboBoxProps, MultiSelectProps } from './combo-box.types'
