import { lazyField } from '../field/lazy-field'
import type { ComboBoxProps, MultiSelectProps } from './combo-box.types'

/** One of many, found by typing. For a few take `Select`. Its code is fetched when one is first drawn. */
export const ComboBox = lazyField<ComboBoxProps>(
  'ComboBox',
  async () => (await import('./combo-box-control')).ComboBoxControl,
)

/** Several of many, found by typing; what is chosen stands before the input. Its code is fetched when one is first drawn. */
export const MultiSelect = lazyField<MultiSelectProps>(
  'MultiSelect',
  async () => (await import('./multi-select-control')).MultiSelectControl,
)
