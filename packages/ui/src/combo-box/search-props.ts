import type { ComboBoxProps } from './combo-box.types'

/** Who filters: the host when it searches (`items`), else React Aria over all choices (`defaultItems`). */
export const searchProps = (options: ComboBoxProps['options'], onSearch: ComboBoxProps['onSearch']) =>
  onSearch
    ? { items: options, onInputChange: onSearch, allowsEmptyCollection: true }
    : { defaultItems: options, allowsEmptyCollection: true }
