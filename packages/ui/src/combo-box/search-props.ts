import type { ComboBoxProps } from './combo-box.types'

/** With `onSearch` the host filters (`items`), otherwise React Aria filters all options (`defaultItems`). */
export const searchProps = (options: ComboBoxProps['options'], onSearch: ComboBoxProps['onSearch']) =>
  onSearch
    ? { items: options, onInputChange: onSearch, allowsEmptyCollection: true }
    : { defaultItems: options, allowsEmptyCollection: true }
