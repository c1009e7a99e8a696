export { ComboBox, MultiSelect } from './combo-box'
export { LongComboBox } from './long-combo-box'
export type { ComboBoxOption, ComboBoxProps, MultiSelectProps } from './combo-box.types'
export type { LongComboBoxProps } from './long-combo-box'
